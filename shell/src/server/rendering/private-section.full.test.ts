import { beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../testing/servers/served-site.ts';

const paths = ['/', '/en', '/portal-empleo', '/en/portal-empleo', '/buscar', '/nada'];
let without: Map<string, string>;
let beside: Map<string, string>;

/** The bytes that a site sends to visitors: the pages, and each file that they name. */
async function bytesOf(folders: readonly string[]): Promise<Map<string, string>> {
  const site = await serveSite(folders);
  const read = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).text();
  const answers = new Map<string, string>();
  for (const path of paths) answers.set(path, await read(path));
  const files = new Set([...answers.values()].flatMap((page) => page.match(/\/assets\/[\w./-]+/g) ?? []));
  for (const file of files) answers.set(file, await read(file));
  await site.stop();
  // Removes the port and the times, which differ between two sites.
  const own = new URL(site.url).host;
  const moment = /"clockShift":-?\d+|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
  return new Map([...answers].map(([path, text]) => [path, text.replaceAll(own, 'site').replaceAll(moment, 'moment')]));
}

beforeAll(async () => {
  without = await bytesOf(['shell', 'mfe-jobs']);
  beside = await bytesOf(['shell', 'mfe-jobs', 'mfe-office']);
}, 300_000);

it('a private section does not change a byte of the pages and files of visitors', () => {
  expect(without.size).toBeGreaterThan(paths.length + 3);
  expect([...beside.keys()]).toEqual([...without.keys()]);
  for (const [path, text] of without) expect(beside.get(path), path).toBe(text);
});
