import type { PageAssets } from './page-assets.ts';
import { type PageState, pageStateId } from '../../../composition/page-state.ts';
import { pageCatalogueId } from '../../../composition/addresses/catalogue-address.ts';

interface DocumentParts {
  html: string;
  state: PageState;
  assets: PageAssets;
  /** The integrity hash of the first style sheet; empty where it is unknown. */
  styleIntegrity?: string | undefined;
  /** The address of the file with the page's texts, and its integrity hash. */
  words?: readonly [address: string, integrity: string];
  /** The markup of the consent service; empty where nothing needs consent. */
  consent?: string;
}

/** Inserts styles, preloads, page state, consent service and entry scripts into React's document, outside of what React hydrates. */
export function assembleDocument({
  html,
  state,
  assets,
  styleIntegrity = '',
  words,
  consent = '',
}: DocumentParts): string {
  const head =
    assets.css
      .map((href, index) => `<link rel="stylesheet" href="${href}"${held(index === 0 ? styleIntegrity : '')}>`)
      .join('') +
    assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('') +
    assets.js
      .map(([href, integrity]) => `<link rel="modulepreload" href="${href}"${held(integrity)} fetchpriority="low">`)
      .join('') +
    // Preloaded in parallel with the entry script: the browser's `fetch` reuses the preloaded response, and checks it against the hash.
    (words
      ? `<link rel="preload" id="${pageCatalogueId}" href="${words[0]}" data-integrity="${words[1]}" as="fetch" crossorigin fetchpriority="low">`
      : '');
  const end =
    consent +
    `<script type="application/json" id="${pageStateId}">${writeState(state)}</script>` +
    [assets.main, consent && assets.consent]
      .filter((script) => typeof script === 'object')
      .map(([src, integrity]) => `<script type="module" src="${src}"${held(integrity)}></script>`)
      .join('');
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + end + html.slice(bodyEnd);
}

function held(integrity: string): string {
  return integrity && ` integrity="${integrity}"`;
}

/** State that many pages share is serialised only once: these objects live as long as the releases. */
const lasting: ReadonlySet<string> = new Set<keyof PageState>(['vector', 'sections', 'words', 'scripts']);
const written = new WeakMap<object, string>();

function writeState(state: PageState): string {
  const members = Object.entries(state as unknown as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `"${name}":${lasting.has(name) ? writeOnce(value as object) : write(value)}`);
  return `{${members.join()}}`;
}

function writeOnce(value: object): string {
  const text = written.get(value) ?? write(value);
  written.set(value, text);
  return text;
}

/** JSON in which no `<` can end its script or change where it ends. Tags of plain texts stay unescaped, because they compress better so. */
function write(value: unknown): string {
  return JSON.stringify(value).replaceAll(/<(?!\/?(?:a|em|h\d|li|ol|p|ul)[ >])/g, String.raw`\u003c`);
}
