import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;
const concurrency = 8;
const warmPages = 300;

export interface Load {
  pages: number;
  cpuSeconds: number;
}

/** Requests a page over loopback for some time, and reads the processor time of the site's processes (Linux). */
export async function loadPage(url: string, parent: number, milliseconds: number): Promise<Load> {
  const before = await cpuSeconds(parent);
  const until = Date.now() + milliseconds;
  const pages = await askWhile(url, () => Date.now() < until);
  return { pages, cpuSeconds: (await cpuSeconds(parent)) - before };
}

/** Requests a page a fixed number of times, so that V8 has compiled its code before the measurement even on a slow machine. */
export async function warmUp(url: string): Promise<void> {
  await askWhile(url, (pages) => pages < warmPages);
}

/** @param goesOn gets the number of requests so far, and returns whether another follows */
async function askWhile(url: string, goesOn: (pages: number) => boolean): Promise<number> {
  let pages = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (goesOn(pages)) {
        pages += 1;
        const answer = await fetch(url, { headers: { 'Accept-Language': 'es', 'Accept-Encoding': 'br' } });
        if (answer.status !== 200) throw new Error(`${url} answers ${answer.status} under load`);
        await answer.arrayBuffer();
      }
    }),
  );
  return pages;
}

/** User and system time of a process and its descendants, in seconds. */
export async function cpuSeconds(parent: number): Promise<number> {
  return (await processesBelow(parent)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
}

/** The memory of a process and its descendants, in megabytes: memory shared by several processes counts in parts (PSS, Linux). */
export async function megabytes(parent: number): Promise<number> {
  const held = await Promise.all(
    (await processesBelow(parent)).map(async ({ id }) => {
      const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    }),
  );
  return held.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024;
}

interface ProcessTimes {
  id: number;
  parent: number;
  ticks: number;
}

/** A process and its descendants (Linux). */
export async function processesBelow(parent: number): Promise<ProcessTimes[]> {
  const found = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readStat));
  const processes = found.filter((one) => one !== null);
  const isBelow = (id: number): boolean =>
    id === parent || processes.some((one) => one.id === id && one.parent !== 0 && isBelow(one.parent));
  return processes.filter(({ id }) => isBelow(id));
}

async function readStat(id: string): Promise<ProcessTimes | null> {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
  if (!text) return null;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { id: Number(id), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}
