import { describe, expect, it } from 'vitest';
import { isConfidential } from './reporting-channel.ts';

describe('the addresses of the reporting channel', () => {
  it.each([
    '/canal-denuncias',
    '/canal-denuncias/informar?x=1',
    '/en/canal-denuncias/seguimiento',
    '/%63anal-denuncias/informar',
    '//canal-denuncias/',
    '/Canal-Denuncias/informar',
    '/canal-denuncias/%zz',
  ])('are confidential in every spelling: %s', (url) => {
    expect(isConfidential(url)).toBe(true);
  });

  it.each(['/', '/canal-denuncias-y-mas', '/buscar?q=/canal-denuncias', '/explora/canal-denuncias', '*'])(
    'do not include %s',
    (url) => {
      expect(isConfidential(url)).toBe(false);
    },
  );
});
