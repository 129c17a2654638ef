import type { PageAssets } from './page-assets.ts';
import { type PageState, pageStateId } from '../../composition/page-state.ts';

/** Puts styles, preloads, page state and the entry into React's document, outside of what React hydrates. */
export function assembleDocument({
  html,
  state,
  assets,
}: {
  html: string;
  state: PageState;
  assets: PageAssets;
}): string {
  const head =
    assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
    assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('') +
    assets.js.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('');
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  const end =
    `<script type="application/json" id="${pageStateId}">${json}</script>` +
    (assets.main && `<script type="module" src="${assets.main}"></script>`);
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + end + html.slice(bodyEnd);
}
