import { fileURLToPath } from 'node:url';
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

/** The fonts of printed documents. Texts in pictures use no other fonts, so that every machine draws the same picture. */
const font = {
  loadSystemFonts: false,
  fontFiles: ['title', 'text'].map((name) =>
    fileURLToPath(new URL(`../document-pdf/fonts/${name}.ttf`, import.meta.url)),
  ),
  defaultFontFamily: 'Figtree Light',
} satisfies ResvgRenderOptions['font'];

/** The families of the font files, as SVG names them. */
export const families = { title: 'Fraunces', text: 'Figtree Light' } as const;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an SVG as PNG, outside the event loop and one after the other, because a picture takes a tenth of a second.
 * @param width in pixels, the height follows; default: its own size
 * @throws where the SVG is not well formed
 */
export function renderPng(svg: string, width?: number): Promise<Uint8Array> {
  const size = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } };
  const drawn = last.then(async () => (await renderAsync(svg, { font, ...size })).asPng());
  last = drawn.catch(() => undefined);
  return drawn;
}

/** The width of a text. @param text the markup inside an SVG `text` element @param style the element's attributes */
export function textWidth(text: string, style: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text y="200" ${style}>${text}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
