import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { samplePhotograph } from '../../testing/sample-photograph.ts';
import { cropRegion, renderPicture } from './render.ts';

const picture = { width: 900, height: 700, focus: { x: 50, y: 50 }, isDuotone: false };
const webp = { crop: 'card', width: 192, format: 'webp' } as const;

/** The colour at a point, given in per cent. */
async function colourAt(file: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = Math.floor((info.height * y) / 100) * info.width + Math.floor((info.width * x) / 100);
  return [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
}
const isRed = ([r = 0, , b = 0]: number[]) => r > 180 && b < 80;
const isBlue = ([r = 0, , b = 0]: number[]) => b > 180 && r < 80;

describe('renderPicture', () => {
  it.each(['avif', 'webp'] as const)(
    'makes %s of the requested size without the original’s metadata',
    async (format) => {
      const original = await samplePhotograph({ comment: 'Calle 28.1,-15.4 <script>alert(1)</script>' });
      expect(original.toString('latin1')).toContain('<script>');
      const file = await renderPicture(original, picture, { ...webp, format });
      const { exif, xmp, icc, iptc, width, height, format: kind } = await sharp(file).metadata();
      expect([width, height, kind]).toEqual([192, 240, format === 'avif' ? 'heif' : 'webp']);
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(file).toString('latin1')).not.toContain('script');
    },
  );

  it('keeps the focal point in the crop', async () => {
    const original = await samplePhotograph();
    const left = await renderPicture(original, { ...picture, focus: { x: 0, y: 50 } }, webp);
    const right = await renderPicture(original, { ...picture, focus: { x: 100, y: 50 } }, webp);
    expect(isRed(await colourAt(left, 10, 50))).toBe(true);
    expect(isBlue(await colourAt(right, 90, 50))).toBe(true);
    expect(cropRegion({ ...picture, focus: { x: 100, y: 0 } }, 'card')).toEqual({
      left: 340,
      top: 0,
      width: 560,
      height: 700,
    });
    expect(cropRegion(picture, 'whole')).toEqual({ left: 0, top: 0, width: 900, height: 700 });
  });

  it('turns a photograph upright by its orientation', async () => {
    const original = await samplePhotograph({ orientation: 6 });
    const file = await renderPicture(
      original,
      { ...picture, width: 700, height: 900 },
      { ...webp, crop: 'whole', width: 480 },
    );
    expect(isRed(await colourAt(file, 50, 5))).toBe(true);
    expect(isBlue(await colourAt(file, 50, 95))).toBe(true);
  });

  it('can print in two colours: dark blue for dark parts, light blue for light ones', async () => {
    const black = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const white = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const printed = async (original: Buffer) =>
      colourAt(await renderPicture(original, { ...picture, isDuotone: true }, webp), 50, 50);
    const near = (colour: number[], wanted: number[]) =>
      expect(Math.max(...colour.map((value, index) => Math.abs(value - (wanted[index] ?? 0))))).toBeLessThan(8);
    near(await printed(black), [14, 42, 71]);
    near(await printed(white), [169, 203, 244]);
  });

  it('refuses a width that pages do not use or that exceeds the original', async () => {
    await expect(renderPicture(await samplePhotograph(), picture, { ...webp, width: 193 })).rejects.toThrow('193');
    await expect(renderPicture(await samplePhotograph(), picture, { ...webp, width: 960 })).rejects.toThrow('960');
  });
});
