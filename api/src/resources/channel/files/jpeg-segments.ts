/** APP1 to APP13, APP15 and comments: EXIF, XMP, IPTC, thumbnails. APP0 and APP14 say how colours are meant. */
function isNote(marker: number): boolean {
  return (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
}
const startOfScan = 0xda;

/** A JPEG without what its camera and programs noted in it; its picture, bit for bit. What is no JPEG is given back as it is. */
export function withoutSegments(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg;
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === startOfScan) break;
    const end = at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    if (!isNote(marker)) kept.push(jpeg.subarray(at, end));
    at = end;
  }
  kept.push(jpeg.subarray(at));
  return Buffer.concat(kept);
}
