import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

const font = (name: string) => fileURLToPath(new URL(`../printing/fonts/${name}.ttf`, import.meta.url));

/** The house's letters, for pictures with words; none of the machine's are read. */
const fonts = { fontFiles: [font('title'), font('text'), font('strong')], loadSystemFonts: false };

/**
 * Draws an SVG as PNG, off the main thread.
 * @param svg a whole picture; it may name the fonts above, and loads nothing
 * @param width of the picture in pixels; its height follows
 */
export async function drawPng(svg: string, width: number): Promise<Uint8Array> {
  const picture = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: fonts });
  return picture.asPng();
}
