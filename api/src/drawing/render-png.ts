import { fileURLToPath } from 'node:url';
import { renderAsync, Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

/** Of printed documents: texts in pictures have no others, so that every machine draws the same. */
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
 * Draws an SVG as PNG, beside the event loop and one after the other: a picture takes a tenth of a second.
 * @param width in pixels, the height follows; default: its own size
 * @throws where the SVG is not well formed
 */
export function renderPng(svg: string, width?: number): Promise<Uint8Array> {
  const size = width === undefined ? {} : { fitTo: { mode: 'width' as const, value: width } };
  const drawn = last.then(async () => (await renderAsync(svg, { font, ...size })).asPng());
  last = drawn.catch(() => undefined);
  return drawn;
}

/** How wide a text is. @param text markup of what stands in an SVG `text` element @param style its attributes */
export function textWidth(text: string, style: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="400"><text y="200" ${style}>${text}</text></svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}
