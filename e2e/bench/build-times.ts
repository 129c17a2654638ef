import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteFolders } from '../../shared/src/testing/read-sections.ts';

interface BuildTime {
  clock: number;
  processor: number;
}

/** The build times of each remote and of all sources as one application. @param folder where the builds are written */
export async function buildTimes(folder: string): Promise<object[]> {
  const monolith = await buildOnce('monolith', join(folder, 'monolith-once'));
  const rows = [rowOf('monolith', monolith, monolith)];
  for (const remote of remoteFolders)
    rows.push(rowOf(remote, await buildOnce(remote, join(folder, `${remote}-once`)), monolith));
  return rows;
}

function rowOf(build: string, time: BuildTime, monolith: BuildTime): object {
  return {
    build,
    'clock, ms': Math.round(time.clock),
    'processor, ms': Math.round(time.processor),
    'build : monolith': (time.processor / monolith.processor).toFixed(2),
  };
}

async function buildOnce(name: string, folder: string): Promise<BuildTime> {
  const script = join(import.meta.dirname, 'build-once.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, name, folder], {
    cwd: join(import.meta.dirname, '../..', name === 'monolith' ? 'shell' : name),
  });
  return JSON.parse(/\{.*\}/.exec(stdout)?.[0] ?? '{}') as BuildTime;
}
