/** Both ends are part of it, as in HTTP. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one part of a file that a `Range` header asks for (RFC 9110 §14).
 * @param size bytes of the file
 * @returns `whole` where there is no header, or not exactly one range of bytes: 200 is a valid response then
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return 'whole';
  if (Number(from) >= size) return 'unsatisfiable';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
