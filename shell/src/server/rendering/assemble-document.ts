import type { PageAssets } from './page-assets.ts';
import { type PageState, pageStateId } from '../../composition/page-state.ts';

interface DocumentParts {
  html: string;
  state: PageState;
  assets: PageAssets;
  /** The markup of the consent service; empty where nothing needs consent. */
  consent?: string;
}

/** Puts styles, preloads, page state, consent service and entries into React's document, outside of what React hydrates. */
export function assembleDocument({ html, state, assets, consent = '' }: DocumentParts): string {
  const head =
    assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('') +
    assets.js.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('');
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  const end =
    consent +
    `<script type="application/json" id="${pageStateId}">${json}</script>` +
    [assets.main, consent && assets.consent]
      .filter(Boolean)
      .map((src) => `<script type="module" src="${src}"></script>`)
      .join('');
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + end + html.slice(bodyEnd);
}
