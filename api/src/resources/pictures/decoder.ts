import sharp, { type Sharp } from 'sharp';
import { maxOriginalPixels } from './picture-limits.ts';

// libvips reads many kinds of files by many libraries: here only the four of photographs, and none that is a programme (SVG, PDF).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// One thread a picture: pages are answered meanwhile.
sharp.concurrency(1);
sharp.cache(false);

/** An original, ready to be decoded: upright, its first image only, refused when it is damaged. Metadata is never copied to what is made of it. */
export function decodeOriginal(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxOriginalPixels, pages: 1 }).autoOrient();
}
