/**
 * Whether a segment only contains metadata: APP1 to APP13, APP15 and comments (EXIF, XMP, IPTC, thumbnails). APP0 and APP14 are kept,
 * because they define the colours.
 */
function isNote(marker: number): boolean {
  return (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
}
const startOfScan = 0xda;
const endOfPicture = 0xd9;

/**
 * A JPEG without the metadata of cameras and programs, also between its scans and after its end; the picture stays the same, bit for bit.
 * Bytes that are no JPEG are returned unchanged.
 */
export function withoutSegments(jpeg: Uint8Array): Uint8Array {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return jpeg;
  const kept = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfPicture) break;
    const end = at + 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    const next = marker === startOfScan ? endOfScan(jpeg, end) : end;
    if (!isNote(marker)) kept.push(jpeg.subarray(at, next));
    at = next;
  }
  kept.push(Uint8Array.of(0xff, endOfPicture));
  return Buffer.concat(kept);
}

/** The position of the next marker. Within a scan, 0xff is followed by 0 or by the number of a restart marker. */
function endOfScan(jpeg: Uint8Array, from: number): number {
  let at = from;
  while (at < jpeg.length) {
    const follows = jpeg[at + 1] ?? 0;
    if (jpeg[at] === 0xff && follows !== 0 && follows !== 0xff && !(follows >= 0xd0 && follows <= 0xd7)) return at;
    at += 1;
  }
  return at;
}
