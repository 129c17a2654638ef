import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from './start-site.ts';

/** Ends the API of a site of one's own, as a crash would, and waits until nothing answers there. @throws when it has none */
export async function stopApi(site: Pick<Site, 'pid' | 'apiPort'>): Promise<void> {
  process.kill(apiProcess(site.pid), 'SIGKILL');
  for (let triesLeft = 100; triesLeft > 0; triesLeft--) {
    const isUp = await fetch(`http://127.0.0.1:${site.apiPort}/api/health`).then(() => true, () => false);
    if (!isUp) return;
    await pause(50);
  }
  throw new Error('The API still answers.');
}

function apiProcess(parent: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const [pid] = processes
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === parent && match?.[3]?.includes('api/src/main.ts'))
    .map((match) => Number(match?.[1]));
  if (!pid) throw new Error(`The site of process ${parent} has no API.`);
  return pid;
}
