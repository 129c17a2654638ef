import { formatTags, type Locale } from '@ofgc/shared/domain/locale.ts';
import { previewPath } from '../../releases/signed/preview-path.ts';
import type { PreviewToken } from './preview-token.ts';

/** The addresses that end a preview, and of the bar's style sheet. */
export const previewEndPath = `${previewPath}/fin`;
export const previewStylesPath = `${previewPath}/barra.css`;

const words: Record<Locale, { what: (release: string, until: string) => string; end: string }> = {
  es: {
    what: (release, until) => `Vista previa de ${release}, sin poner en servicio. Termina el ${until}.`,
    end: 'Salir de la vista previa',
  },
  en: {
    what: (release, until) => `Preview of ${release}, not live. It ends on ${until}.`,
    end: 'Leave the preview',
  },
};

/** The bar's style sheet, which pages outside of a preview do not load. */
export const previewStyles = `.ofgc-preview{position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:.75rem 1rem;background:#ffd84d;color:#1a1a1a;font:600 1rem/1.4 system-ui,sans-serif}
.ofgc-preview a{color:inherit;text-decoration:underline}
.ofgc-preview a:focus-visible{outline:3px solid #1a1a1a;outline-offset:2px}
body{padding-block-end:4rem}
@media print{.ofgc-preview{display:none}}
`;

/** Adds the bar that marks a page as a preview, outside of the part that React hydrates. */
export function withPreviewBar(html: string, { app, version, until }: PreviewToken, locale: Locale): string {
  const { what, end } = words[locale];
  const time = new Intl.DateTimeFormat(formatTags[locale], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Atlantic/Canary',
  });
  const bar = `<aside class="ofgc-preview" role="status"><span>${what(`${app} ${version}`, time.format(until))}</span> <a href="${previewEndPath}">${end}</a></aside>`;
  const [headEnd, bodyEnd] = [html.indexOf('</head>'), html.lastIndexOf('</body>')];
  if (headEnd < 0 || bodyEnd < 0) return html;
  const head = `<link rel="stylesheet" href="${previewStylesPath}"><meta name="robots" content="noindex">`;
  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + bar + html.slice(bodyEnd);
}
