import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';
import { totpAddress } from './totp.ts';

it('the QR code can be decoded to its address and has a quiet zone of four modules', () => {
  const address = totpAddress('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'ana.maria.de.los.angeles@ofgc.example');
  const { side, path } = qrCode(address);
  const scale = 6;
  const data = new Uint8Array((side * scale) ** 2 * 4).fill(255);
  const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  for (const { x, y } of modules)
    for (let row = y * scale; row < (y + 1) * scale; row += 1)
      for (let column = x * scale; column < (x + 1) * scale; column += 1)
        data.fill(0, (row * side * scale + column) * 4, (row * side * scale + column) * 4 + 3);
  expect(decodeQR({ width: side * scale, height: side * scale, data })).toBe(address);
  expect(Math.min(...modules.flatMap(({ x, y }) => [x, y]))).toBe(4);
});
