import { describe, expect, it } from 'vitest';
import { picturePath, pictureSources, readRenditionFile } from '../../routes/site/pictures.ts';
import { samplePicture } from '../../testing/sample-picture.ts';
import { pictureCrops, renditionsOf } from './rendition-sizes.ts';

describe('the sizes of a photograph', () => {
  it.each([
    ['card', { width: 2_400, height: 1_600 }, [192, 320, 480, 640, 960]],
    ['card', { width: 640, height: 640 }, [192, 320, 480]],
    ['band', { width: 700, height: 2_000 }, [640]],
    ['whole', { width: 1_000, height: 700 }, [480, 800]],
  ] as const)('for %s of %j are %j pixels wide, none larger than the original', (crop, original, widths) =>
    expect(renditionsOf(original, crop).map(({ width }) => width)).toEqual(widths),
  );

  it('have the aspect ratio of the crop', () => {
    expect(renditionsOf(samplePicture(), 'card').at(-1)).toEqual({ width: 960, height: 1_200 });
    expect(renditionsOf(samplePicture(), 'whole').at(-1)).toEqual({ width: 1_800, height: 1_200 });
  });

  it.each(pictureCrops)('include at least one width for %s', (crop) =>
    expect(renditionsOf({ width: 640, height: 640 }, crop).length).toBeGreaterThan(0),
  );
});

describe('the address of a rendition', () => {
  it('contains crop, width, focal point, tone and format, and can be read back', () => {
    const picture = samplePicture({ focus: { x: 5, y: 100 }, isDuotone: true });
    const request = { crop: 'wide', width: 640, format: 'avif' } as const;
    const path = picturePath(picture, request);
    expect(path).toBe('/fotos/0123456789abcdef/wide-640-5-100-duo.avif');
    expect(readRenditionFile(path.split('/').at(-1) ?? '')).toEqual({
      ...request,
      focus: picture.focus,
      isDuotone: true,
    });
  });

  it.each(['wide-640-5-100.jpg', 'tall-640-5-100.avif', 'wide-0640-5-100.avif', 'wide-640.avif', '../a.avif', ''])(
    'is not read from %j',
    (file) => expect(readRenditionFile(file)).toBeNull(),
  );

  it('is listed with its width in a srcset', () =>
    expect(pictureSources(samplePicture({ width: 700, height: 700 }), 'square', 'webp')).toBe(
      '/fotos/0123456789abcdef/square-192-50-20.webp 192w, /fotos/0123456789abcdef/square-400-50-20.webp 400w, /fotos/0123456789abcdef/square-640-50-20.webp 640w',
    ));
});
