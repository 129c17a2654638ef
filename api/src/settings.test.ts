import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('returns the defaults when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      ticketOffice: '/conciertos-entradas/taquilla',
      newsletterOpen: true,
      siteUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: 'Orquesta Filarmónica de Gran Canaria <no-responder@ofgc.example>',
    });
  });

  it('takes no address at which the shell would not reach the API', () => {
    expect(readSettings({ API_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    expect(() => readSettings({ API_HOST: '10.0.0.7' })).toThrow(
      /^API_HOST="10\.0\.0\.7" is not usable: it takes 127\.0\.0\.1, 0\.0\.0\.0 or ::/,
    );
  });

  it('returns the values that are set', () => {
    const settings = readSettings({
      API_PORT: '4100',
      SITE_CLOCK: '2026-11-20',
      NEWSLETTER_OPEN: 'false',
      DATABASE_URL: 'postgres://u:p@db:5432/ofgc',
      TICKET_OFFICE_URL: 'https://tickets.example',
      SITE_URL: 'https://ofgc.example/',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'taquilla@ofgc.example',
    });
    expect(settings).toMatchObject({
      siteUrl: 'https://ofgc.example',
      smtpUrl: 'smtps://user:word@mail.example:465',
      mailFrom: 'taquilla@ofgc.example',
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
    ['TICKET_OFFICE_URL', 'javascript:alert(1)'],
    ['TICKET_OFFICE_URL', '//tickets.example'],
    ['SITE_URL', 'ofgc.example'],
    ['MAIL_FROM', 'the orchestra'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name}="${value.replaceAll(/[()./]/g, String.raw`\$&`)}" is not usable: it takes [^\\n]+\\.$`),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://user:word@db'],
    ['SMTP_URL', 'http://user:word@mail.example'],
    ['SMTP_URL', 'mail.example:25'],
  ])('refuses %s=%s without repeating a password', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is not usable: it takes an address like [^\\n]+\\.$`),
    );
  });

  it('takes an empty value as not set', () => {
    const { now, ...settings } = readSettings({ API_PORT: '', DATABASE_URL: '', SITE_CLOCK: '', NEWSLETTER_OPEN: '' });
    const { now: _, ...defaults } = readSettings({});
    expect(settings).toEqual(defaults);
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(10_000);
  });
});
