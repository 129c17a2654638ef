import { encodeQR } from 'qr';

/**
 * A text as a QR code, drawn here: the key in it must not be sent to another service.
 * @returns the side in modules, with its quiet zone, and the dark ones as the `d` of an SVG path
 */
export function qrCode(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { side: rows.length, path };
}
