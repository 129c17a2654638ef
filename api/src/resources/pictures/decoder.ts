import sharp, { type Sharp } from 'sharp';
import { maxOriginalPixels } from './picture-limits.ts';

// libvips reads many file types with many libraries: only the four types of photographs are allowed here, and none that can contain code
// (SVG, PDF).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});
// One thread for each picture, so that pages are answered meanwhile.
sharp.concurrency(1);
sharp.cache(false);

/**
 * An original, ready to be decoded: upright, only its first image, refused when it is damaged. Its metadata is never copied into
 * renditions.
 */
export function decodeOriginal(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxOriginalPixels, pages: 1 }).autoOrient();
}
