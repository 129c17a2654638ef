/** The boxes of a JPEG 2000 file that make up the picture (ISO 15444-1, annex I); others contain XML, EXIF and addresses. */
const allowedBoxes = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c']);
const codestream = 'jp2c';
/** Markers of the codestream: its beginning, a comment, the first tile. */
const [begin, comment, firstTile] = [0xff4f, 0xff64, 0xff90];

/**
 * A JPEG 2000 picture without the metadata of cameras and programs; the picture stays the same, bit for bit.
 * @throws where the bytes are no JPEG 2000 picture
 */
export function withoutBoxes(picture: Uint8Array): Uint8Array {
  const bytes = Buffer.from(picture);
  if (bytes.length > 2 && bytes.readUInt16BE(0) === begin) return withoutComments(bytes);
  const kept: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const stated = bytes.readUInt32BE(at);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const head = stated === 1 ? 16 : 8;
    const length = stated === 0 ? bytes.length - at : stated === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : stated;
    if (length < head || at + length > bytes.length) throw new Error('a box of the picture has no end');
    const content = bytes.subarray(at + head, at + length);
    if (allowedBoxes.has(kind)) kept.push(box(kind, kind === codestream ? withoutComments(content) : content));
    at += length;
  }
  return Buffer.concat(kept);
}

function box(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
}

function withoutComments(stream: Buffer): Buffer {
  const kept = [stream.subarray(0, 2)];
  let at = 2;
  while (stream.readUInt16BE(at) !== firstTile) {
    const end = at + 2 + stream.readUInt16BE(at + 2);
    if (end <= at + 2) throw new Error('the picture has no tile');
    if (stream.readUInt16BE(at) !== comment) kept.push(stream.subarray(at, end));
    at = end;
  }
  kept.push(stream.subarray(at));
  return Buffer.concat(kept);
}
