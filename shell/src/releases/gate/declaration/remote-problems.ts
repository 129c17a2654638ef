import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { RemoteModule, SlotModule } from '@ofgc/shared/contract';
import { describeThrown } from '@ofgc/shared/logging/logger.ts';
import { splitLocale } from '@ofgc/shared/routes/localised-path.ts';
import type { Release } from '../../release.schema.ts';
import { releaseFolder } from '../../store/store.ts';
import { originalStack } from '../../../server/worker/origin/original-stack.ts';
import type { LoadedRemote } from '../../../server/worker/loaded-release.ts';
import { budgetProblems } from './byte-budgets.ts';
import { catalogueProblems } from './catalogues/catalogues.ts';
import { ownershipProblems, sectionProblems, shellClaim } from './ownership.ts';
import { slowPattern } from './scripts/slow-patterns.ts';
import { forbiddenIn, machineIn } from './scripts/machine-words.ts';
import { customElementProblems, scriptWordProblems, watchedProblems } from './scripts/script-words.ts';
import { storageProblems } from './scripts/storage.ts';
import { type HoursElsewhere, timeZoneProblems } from './scripts/time-zones.ts';
import { mainlandWords, placeWords } from '../page/values/hours.ts';
import { wholeRoutes } from './route-tree.ts';
import { sheetFileProblems } from '../styles/sheet-files.ts';
import { flashingProblems } from '../styles/flashing.ts';
import { type HiddenFocus, hiddenFocus } from '../styles/hidden-focus.ts';
import { scriptedClasses } from '../styles/scripted-classes.ts';
import { readSheet } from '../styles/style-rules.ts';
import { styleProblems } from '../styles/styles.ts';

interface Beside {
  /** All live remotes, including the tried release. */
  remotes: readonly LoadedRemote[];
}

/** Problems of a release that depend on the other live releases. */
export function neighbourProblems({ name, module }: LoadedRemote, { remotes }: Beside): string[] {
  if (!module?.remote) return ['it exposes no remote'];
  return ownershipProblems(name, module.remote, [shellClaim, ...remotes.filter((other) => other.name !== name)]);
}

/** Problems of styles that only a page's markup can show. */
interface StyleFindings {
  /** Receives styles that may hide the focus. */
  onHiddenFocus: (found: HiddenFocus) => void;
  /** Receives classes whose styles know of scripts. */
  onScripted: (name: string) => void;
}

interface HowToLook extends Beside, Partial<StyleFindings> {
  store: string;
  /** Before it goes live its code is checked, too. */
  isTrial?: boolean;
}

/** Problems of a remote's release that are found without rendering it. */
export async function remoteProblems(
  loaded: LoadedRemote,
  { remotes, store, isTrial = false, onHiddenFocus = () => {}, onScripted = () => {} }: HowToLook,
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
    ...(await sheetProblems(folder, release, { onHiddenFocus, onScripted })),
    ...(isTrial
      ? [
          ...chunkNameProblems(remote, release),
          ...(await codeProblems(folder, release, remote)),
          ...(await blockProblems(remote)),
        ]
      : []),
  ];
}

/** The mounts and slots in `release.json`, by which visitors are routed, must be those of the code. */
function claimProblems(release: Release, remote: RemoteModule): string[] {
  const said = { mounts: remote.mounts, slots: Object.keys(remote.slots) };
  return (['mounts', 'slots'] as const)
    .filter((claim) => !isDeepStrictEqual([...release[claim]].toSorted(), [...said[claim]].toSorted()))
    .map(
      (claim) =>
        `release.json names other ${claim} than its code: ${differences(release[claim], said[claim])}; build it again`,
    );
}

/** What only one of two lists has. */
function differences(listed: readonly string[], coded: readonly string[]): string {
  const alone = [
    ...listed.filter((one) => !coded.includes(one)).map((one) => `${one} is not in its code`),
    ...coded.filter((one) => !listed.includes(one)).map((one) => `${one} is in its code alone`),
  ];
  return alone.length > 0 ? alone.slice(0, 3).join(', ') : 'one of them has something twice';
}

/** Files that a page loads must belong to the release. */
function chunkProblems({ chunks, integrity }: Release): string[] {
  const files = Object.values(chunks).flatMap(({ js, css }) => [...js, ...css]);
  const foreign = files.filter((file) => !(`browser/${file}` in integrity));
  return [...new Set(foreign)].map((file) => `release.json names the file ${file}, which it does not have`);
}

/** Chunks that load after a page or that only the server uses; and the chunk of `remote.ts`. */
const besidePages = /\.(?:kept|later|data|remote)$/;

/** The server finds a page's styles, scripts and texts by the id of its route: a chunk with another name is never found. */
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
  const english = warmUp.filter((path) => splitLocale(path).locale === 'en');
  return english.length > 0 && english.length < warmUp.length ? [] : ['warmUp names no page of each language'];
}

async function sheetProblems(
  folder: string,
  release: Release,
  { onHiddenFocus, onScripted }: StyleFindings,
): Promise<string[]> {
  const { name, integrity, slots, chunks } = release;
  const ofSlots = new Set(slots.flatMap((slot) => chunks[slot]?.css.map((file) => `browser/${file}`) ?? []));
  const files = Object.keys(integrity).filter((file) => /^browser\/.*\.css$/.test(file));
  const sheets = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(folder, file), 'utf8');
      return { file, css, read: readSheet(css) };
    }),
  );
  hiddenFocus(sheets.map(({ css, read }) => ({ css, rules: read.rules }))).forEach((one) => onHiddenFocus(one));
  const problems = sheets.flatMap(({ file, css, read }) => {
    scriptedClasses(css, read.rules).forEach((one) => onScripted(one));
    return [
      ...styleProblems(name, { css, sheet: read, isOfSlot: ofSlots.has(file) }),
      ...flashingProblems(read.rules),
      ...sheetFileProblems(file, read, release),
    ];
  });
  return [...new Set(problems)].slice(0, 10);
}

/** The code of blocks has to load: pages show it only where editors have put the block. */
async function blockProblems({ slots }: RemoteModule): Promise<string[]> {
  const blocks = Object.entries(slots).filter(([name]) => name.startsWith('block.'));
  const problems = await Promise.all(
    blocks.map(async ([name, load]) => {
      try {
        const { slot } = (await load()) as { slot?: Partial<SlotModule> };
        return slot?.Component && slot.load ? [] : [`${name}: its module has no slot with load and Component`];
      } catch (error) {
        return [`${name}: its code does not load: ${describeThrown(error)}`];
      }
    }),
  );
  return problems.flat();
}

/** Names of Node in all modules of the server side, and what the site's policy and its visitors forbid in scripts of the browser. */
async function codeProblems(folder: string, { name, integrity }: Release, remote: RemoteModule): Promise<string[]> {
  const says = await hoursInTexts(remote);
  const problems = await Promise.all(
    Object.keys(integrity).map(async (file) => {
      const [, side] = /^(server|browser)\/.*\.js$/.exec(file) ?? [];
      if (!side) return [];
      const code = await readFile(join(folder, file), 'utf8');
      const found = side === 'server' ? machineIn(code) : forbiddenIn(code);
      const place = found && sourcePlace(folder, file, code, found.index);
      return [
        ...(side === 'browser'
          ? [
              ...scriptWordProblems(file, code, (at) => sourcePlace(folder, file, code, at)),
              ...customElementProblems(file, code, name),
              ...storageProblems(code, (at) => sourcePlace(folder, file, code, at)),
              ...timeZoneProblems(file, code, says),
            ]
          : [
              ...patternProblems(code, (at) => sourcePlace(folder, file, code, at)),
              ...watchedProblems(file, code, (at) => sourcePlace(folder, file, code, at)),
            ]),
        ...(found
          ? [
              side === 'server'
                ? `it asks for the machine: ${found[0]} (${place})`
                : `its script ${file} has ${found[0]} (${place})`,
            ]
          : []),
      ];
    }),
  );
  return [...new Set(problems.flat())];
}

/** Whether the texts of each language tell hours elsewhere from those of the islands. */
async function hoursInTexts({ locales }: Pick<RemoteModule, 'locales'>): Promise<HoursElsewhere> {
  const texts = await Promise.all(
    Object.values(locales).map((load) =>
      load().then(
        (one) => JSON.stringify(one.default),
        () => '',
      ),
    ),
  );
  return {
    ofMainland: texts.every((text) => mainlandWords.test(text)),
    ofPlace: texts.every((text) => placeWords.test(text)),
  };
}

/** File, line and column of the sources for a place in a built file; those of the built file where the release has no source maps. */
function sourcePlace(folder: string, file: string, code: string, at: number): string {
  const lines = code.slice(0, at).split('\n');
  const base = pathToFileURL(folder).href;
  const built = `${base}/${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  return originalStack(built).replace(`${base}/`, '');
}

/** Regular expressions of the section itself that may stop the server. @param placeOf where in the sources a place in the code is */
function patternProblems(code: string, placeOf: (at: number) => string): string[] {
  const slow = slowPattern(code, (at) => !placeOf(at).includes('node_modules/'));
  return slow
    ? [
        `the regular expression /${slow.source}/ takes about twice as long with each letter of a text that does not match (${placeOf(slow.at)}): a few words stop the server`,
      ]
    : [];
}
