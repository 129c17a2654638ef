import { describe, expect, it } from 'vitest';
import { helpContactOf } from './help-contacts.ts';

describe('helpContactOf', () => {
  it.each([
    ['/sobre-ofgc/info-general', 'taquilla@ofgc.example'],
    ['/proteccion-datos', 'dpd@ofgc.example'],
    ['/transparencia', 'info@ofgc.example'],
  ])('is for %s the address %s', (path, email) => expect(helpContactOf(path).email).toBe(email));

  it('has no e-mail address for the reporting channel', () => {
    expect(helpContactOf('/canal-denuncias')).toEqual({ topic: 'reporting', phone: '928 00 00 12' });
  });
});
