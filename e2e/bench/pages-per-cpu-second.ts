import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;
const concurrency = 8;

export interface Load {
  pages: number;
  cpuSeconds: number;
}

/** Asks for a page for a while, on loopback, and reads what the site's processes spent (Linux). */
export async function loadPage(url: string, parent: number, milliseconds: number): Promise<Load> {
  const before = await cpuSeconds(parent);
  const until = Date.now() + milliseconds;
  let pages = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (Date.now() < until) {
        const answer = await fetch(url, { headers: { 'Accept-Language': 'es', 'Accept-Encoding': 'br' } });
        if (answer.status !== 200) throw new Error(`${url} answers ${answer.status} under load`);
        await answer.arrayBuffer();
        pages += 1;
      }
    }),
  );
  return { pages, cpuSeconds: (await cpuSeconds(parent)) - before };
}

/** User and system time of a process and all below it. */
export async function cpuSeconds(parent: number): Promise<number> {
  const processes = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readStat));
  const isBelow = (id: number): boolean =>
    id === parent || processes.some((one) => one?.id === id && one.parent !== 0 && isBelow(one.parent));
  return (
    processes.filter((one) => one && isBelow(one.id)).reduce((sum, one) => sum + (one?.ticks ?? 0), 0) / ticksPerSecond
  );
}

async function readStat(id: string): Promise<{ id: number; parent: number; ticks: number } | null> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (!text) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { id: Number(id), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}
