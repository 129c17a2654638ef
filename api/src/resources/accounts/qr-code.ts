import { encodeQR } from 'qr';

/**
 * A text as a QR code, drawn here because the key in it must not be sent to another service.
 * @returns the side in modules, including the quiet zone, and the dark modules as the `d` of an SVG path
 */
export function qrCode(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { side: rows.length, path };
}
