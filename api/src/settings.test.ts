import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('needs nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      dataFolder: '.data',
      databaseUrl: undefined,
      ticketOffice: '/conciertos-entradas/taquilla',
      newsletterOpen: true,
    });
  });

  it('takes what is set', () => {
    const settings = readSettings({
      API_PORT: '4100',
      SITE_CLOCK: '2026-11-20',
      NEWSLETTER_OPEN: 'false',
      DATABASE_URL: 'postgres://u:p@db:5432/ofgc',
      TICKET_OFFICE_URL: 'https://tickets.example',
    });
    expect(settings).toMatchObject({
      port: 4100,
      newsletterOpen: false,
      databaseUrl: 'postgres://u:p@db:5432/ofgc',
      ticketOffice: 'https://tickets.example',
    });
    expect(settings.now().toISOString().slice(0, 13)).toBe('2026-11-20T12');
  });

  it.each([
    ['API_PORT', '70000'],
    ['API_PORT', 'http'],
    ['API_PORT', '0'],
    ['SITE_CLOCK', 'yesterday'],
    ['NEWSLETTER_OPEN', 'yes'],
    ['DATABASE_URL', 'mysql://db'],
    ['TICKET_OFFICE_URL', 'javascript:alert(1)'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .+\\.$`));
  });
});
