/**
 * The addresses that count as one visitor: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household or
 * machine. An IPv4 address that is written as IPv6 (`::ffff:192.0.2.7`) counts as that IPv4 address.
 * @param address as Node reports it
 */
export function visitorGroup(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? `${segmentsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An address without its zone; an IPv4 address that is written as IPv6 becomes plain IPv4. */
export function plainAddress(address: string): string {
  const [withoutZone = ''] = address.split('%');
  return withoutZone.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** The eight numbers of an IPv6 address, without leading zeros. */
function segmentsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].map((digits) =>
    digits.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
