import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RemoteModule } from '@ofgc/shared/contract';
import type { Release } from '../../release.schema.ts';
import { releaseFolder } from '../../store/store.ts';
import type { LoadedRemote } from '../../../server/worker/loaded-release.ts';
import { budgetProblems } from './byte-budgets.ts';
import { catalogueProblems } from './catalogues.ts';
import { ownershipProblems, sectionProblems, shellClaim } from './ownership.ts';
import { wholeRoutes } from './route-tree.ts';
import { styleProblems } from '../styles/styles.ts';

/** What a section's code does not ask for: it also runs in the browser. */
const machine = /(?<![\w.])process\.(env|exit|kill|cwd|argv|binding|getBuiltinModule)\b|\bglobalThis\.process\b/;

interface Beside {
  /** All that is live, with the release. */
  remotes: readonly LoadedRemote[];
}

/** What of a release depends on who is live beside it. */
export function neighbourProblems({ name, module }: LoadedRemote, { remotes }: Beside): string[] {
  if (!module?.remote) return ['it exposes no remote'];
  return ownershipProblems(name, module.remote, [shellClaim, ...remotes.filter((other) => other.name !== name)]);
}

/** What can be said of a remote's release without rendering it. @param isTrial before it goes live its code is read, too */
export async function remoteProblems(
  loaded: LoadedRemote,
  { remotes, store, isTrial = false }: Beside & { store: string; isTrial?: boolean },
): Promise<string[]> {
  const { name, version, release, module } = loaded;
  if (!release || !module?.remote) return ['it exposes no remote'];
  const { remote } = module;
  const folder = releaseFolder(store, name, version);
  return [
    ...claimProblems(release, remote),
    ...chunkProblems(release),
    ...neighbourProblems(loaded, { remotes }),
    ...(await catalogueProblems(remote)),
    ...sectionProblems(release.section, remote),
    ...warmUpProblems(release.warmUp),
    ...(await budgetProblems(folder, release)),
    ...(await sheetProblems(folder, release)),
    ...(isTrial ? [...chunkNameProblems(remote, release), ...(await codeProblems(folder, release))] : []),
  ];
}

/** What visitors are led by must be what the code says. */
function claimProblems(release: Release, remote: RemoteModule): string[] {
  const said = { mounts: remote.mounts, slots: Object.keys(remote.slots) };
  return (['mounts', 'slots'] as const)
    .filter((claim) => !isDeepStrictEqual([...release[claim]].toSorted(), [...said[claim]].toSorted()))
    .map((claim) => `release.json names other ${claim} than its code`);
}

/** Files that a page loads must belong to the release. */
function chunkProblems({ chunks, integrity }: Release): string[] {
  const files = Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]);
  const foreign = files.filter((file) => !(`browser/${file}` in integrity));
  return [...new Set(foreign)].map((file) => `release.json names the file ${file}, which it does not have`);
}

/** Chunks of a page that come after it, or that the server alone asks for; and the one of `remote.ts`. */
const besidePages = /\.(?:kept|later|data|remote)$/;

/** The server finds a page's styles, scripts and words by the id of its route: a chunk of another name is never found. */
function chunkNameProblems({ routes }: RemoteModule, { name, chunks }: Release): string[] {
  const all = wholeRoutes(routes);
  const ids = new Set(all.map(({ id }) => id));
  const unclaimed = Object.keys(chunks).filter(
    (chunk) => chunk.startsWith(`${name}.`) && !besidePages.test(chunk) && !ids.has(chunk),
  );
  if (unclaimed.length === 0) return [];
  return all
    .filter(({ id, route }) => route.lazy && !(id in chunks))
    .map(
      ({ id }) =>
        `the route ${id} has no chunk: its webpackChunkName must be its id (no route has the id ${unclaimed.join(', ')})`,
    );
}

function warmUpProblems(warmUp: readonly string[]): string[] {
  const english = warmUp.filter((path) => path === '/en' || path.startsWith('/en/'));
  return english.length > 0 && english.length < warmUp.length ? [] : ['warmUp names no page of each language'];
}

async function sheetProblems(folder: string, { name, integrity, slots, chunks }: Release): Promise<string[]> {
  const ofSlots = new Set(slots.flatMap((slot) => chunks[slot]?.css.map((file) => `browser/${file}`) ?? []));
  const sheets = Object.keys(integrity).filter((file) => /^browser\/.*\.css$/.test(file));
  const problems = await Promise.all(
    sheets.map(async (sheet) =>
      styleProblems(name, { css: await readFile(join(folder, sheet), 'utf8'), isOfSlot: ofSlots.has(sheet) }),
    ),
  );
  return [...new Set(problems.flat())].slice(0, 10);
}

/** Comments (of a line: those that stand alone, for a built module is one line), and texts in quotes without anything in them that could be code between two texts. */
const noCode = /\/\*.*?\*\/|^\s*\/\/.*?$|(['"])[^'"\n;{}()=]*\1/gms;

/** In all modules of its server side. */
async function codeProblems(folder: string, { integrity }: Release): Promise<string[]> {
  const modules = Object.keys(integrity).filter((file) => /^server\/.*\.js$/.test(file));
  const found = await Promise.all(
    modules.map(async (file) => {
      const code = await readFile(join(folder, file), 'utf8');
      return machine.exec(code.replaceAll(noCode, '``'))?.[0] ?? [];
    }),
  );
  return [...new Set(found.flat())].map((one) => `it asks for the machine: ${one}`);
}
