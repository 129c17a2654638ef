import { LRUCache } from 'lru-cache';
import { assetUrl } from '../../../composition/release-vector.ts';
import { joinStyles } from '../../../composition/addresses/style-address.ts';
import type { LoadedRelease } from '../../worker/loaded-release.ts';

/** A script's address, and the integrity hash of its bytes; the hash is empty in development. */
type Script = readonly [address: string, integrity: string];

export interface PageAssets {
  /** One style sheet for the page; in development one for each chunk. */
  css: string[];
  /** The font files of the two families that every page's text needs. */
  fonts: string[];
  /** Scripts of the frame, with the entry: loaded one step after the HTML. */
  js: Script[];
  /** The entry script; undefined where the shell's release has none. */
  main: Script | undefined;
  /** Scripts of the page's own part, loaded after that in one parallel step. */
  pageScripts: Script[];
  /** The entry script of the consent service; undefined where no service needs consent. */
  consent: Script | undefined;
}

interface PageChunks {
  shell: LoadedRelease;
  remotes: readonly LoadedRelease[];
  /** Ids of the matched routes; their chunks have the same names. */
  routes: readonly string[];
  /** Slots and blocks of the page, from top to bottom. Scripts of slots below the first screen load later; the shell's blocks have none. */
  parts: readonly string[];
  /** The page is an error page: only the shell's code is needed. */
  isError: boolean;
  /** The site uses third-party services. */
  needsConsent: boolean;
}

/** How many kinds of pages are kept: pages differ by route and by the blocks of their content, a few hundred kinds. */
const maxKinds = 500;

/** Finds the files of pages of one set of releases; computed once for each kind of page. */
export function createPageAssets(releases: Pick<PageChunks, 'shell' | 'remotes'>) {
  const kinds = new LRUCache<string, PageAssets>({ max: maxKinds });
  return (page: Omit<PageChunks, 'shell' | 'remotes'>): PageAssets => {
    const kind = [page.isError, page.needsConsent, ...page.routes, '', ...page.parts].join(' ');
    const assets = kinds.get(kind) ?? pageAssets({ ...releases, ...page });
    kinds.set(kind, assets);
    return assets;
  };
}

/** How many of a page's parts are visible at once on a phone. */
const partsInView = 2;

/** Styles, fonts and scripts of the matched chunks alone, the shell's first. */
export function pageAssets({ shell, remotes, routes, parts, isError, needsConsent }: PageChunks): PageAssets {
  const css: string[] = [];
  const js = new Map<string, string>();
  const pageScripts = new Map<string, string>();
  const addScript = (scripts: Map<string, string>, { name, version, release }: LoadedRelease, file: string) =>
    scripts.set(assetUrl(name, version, file), release?.integrity[`browser/${file}`] ?? '');
  const add = (loaded: LoadedRelease, chunk: string, scripts?: Map<string, string>) => {
    const { name, version, release } = loaded;
    const files = release?.chunks[chunk];
    if (!files) return;
    css.push(...files.css.map((file) => assetUrl(name, version, file)));
    if (scripts) for (const file of files.js) addScript(scripts, loaded, file);
  };
  const addRemote = (remote: LoadedRelease, chunk: string) => {
    add(shell, 'federation', pageScripts);
    addScript(pageScripts, remote, 'remote.js');
    add(remote, `${remote.name}.remote`, pageScripts);
    add(remote, chunk, pageScripts);
  };
  add(shell, 'main', js);
  for (const part of ['frame.newsletter', 'frame.footer']) add(shell, part);
  add(shell, isError ? 'frame.errors' : 'frame.page', pageScripts);
  for (const id of routes) {
    const name = id.split('.')[0];
    if (name === 'shell' && !isError) add(shell, id, pageScripts);
    const remote = remotes.find((candidate) => candidate.name === name && candidate.release);
    if (remote && !isError) addRemote(remote, id);
  }
  const consentScripts = new Map<string, string>();
  if (needsConsent) add(shell, 'consent', consentScripts);
  for (const [index, part] of parts.entries()) {
    const remote = remotes.find(({ slots }) => slots.includes(part));
    if (remote && index < partsInView) addRemote(remote, part);
    else add(remote ?? shell, part);
  }
  return {
    css: joinStyles([...new Set(css)]),
    fonts: Object.keys(shell.release?.integrity ?? {})
      .filter((file) => /^browser\/.*-western\.(?:\w+\.)?woff2$/.test(file))
      .map((file) => assetUrl(shell.name, shell.version, file.slice('browser/'.length))),
    js: [...js],
    main: [...js].find(([file]) => /\/main\./.test(file)),
    pageScripts: [...pageScripts].filter(([file]) => !js.has(file)),
    consent: [...consentScripts].at(-1),
  };
}
