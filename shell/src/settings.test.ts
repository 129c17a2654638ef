import { isAbsolute, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  it('have usable defaults', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      apiPort: 3001,
      siteUrl: 'http://localhost:3000',
      siteClock: undefined,
      renderWorkers: 2,
      hasServiceWorker: true,
    });
    expect(settings.dataDir).toBe(resolve('.data'));
    for (const link of Object.values(settings.links)) expect(link).toMatch(/^https:\/\//);
  });

  it('treat an empty value as unset', () => {
    expect(readSettings({ PORT: '', SITE_CLOCK: '', SITE_URL: '' })).toEqual(readSettings({}));
  });

  it('derive the site’s address from its port unless it is set', () => {
    expect(readSettings({ PORT: '4250' }).siteUrl).toBe('http://localhost:4250');
    expect(readSettings({ SITE_URL: 'https://ofgc.example/' }).siteUrl).toBe('https://ofgc.example');
    expect(readSettings({ SITE_URL: 'https://OFGC.example:443' }).siteUrl).toBe('https://ofgc.example');
    expect(readSettings({ PURGED_CACHES: 'http://127.0.0.1:80,https://cache:443/' }).purgedCaches).toHaveLength(2);
  });

  it('make the data folder absolute', () => {
    expect(isAbsolute(readSettings({ DATA_DIR: 'here' }).dataDir)).toBe(true);
    expect(readSettings({ DATA_DIR: '/srv/ofgc' }).dataDir).toBe('/srv/ofgc');
  });

  it('do not repeat an invalid bucket address, which may contain a key', () => {
    expect(() => readSettings({ RELEASE_BUCKET: 's3://key:secret@site' })).toThrow(
      'RELEASE_BUCKET is not usable: it takes https://KEY:SECRET@server/bucket?region=eu-south-2.',
    );
    for (const address of ['https://KEY:50%off@s3.example/site', 'https://s3.example/site/%zz'])
      expect(() => readSettings({ RELEASE_BUCKET: address })).toThrow(/^RELEASE_BUCKET is not usable: it takes https:/);
    expect(readSettings({ RELEASE_BUCKET: 'http://localhost:9000/site' }).releaseBucket?.bucket).toBe('site');
  });

  it('refuse the same port for site and API', () => {
    expect(() => readSettings({ PORT: '3001' })).toThrow(
      'PORT and API_PORT are both 3001: the site and its API each take a port of their own.',
    );
  });

  it.each(['0', 'off', 'false'])('switch something off with %s', (value) => {
    expect(readSettings({}).hasServiceWorker).toBe(true);
    expect(readSettings({ SERVICE_WORKER: value }).hasServiceWorker).toBe(false);
  });

  it('accept proxies by address and by network', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.7, 10.1.0.0/16,2001:db8::/32' }).trustedProxies).toEqual([
      '10.0.0.7',
      '10.1.0.0/16',
      '2001:db8::/32',
    ]);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['API_PORT', '-1'],
    ['SERVICE_WORKER', 'maybe'],
    ['REQUIRE_CHECKED', 'yes'],
    ['SITE_URL', 'ofgc.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://ofgc.example/path'],
    ['SITE_URL', 'https://user:password@ofgc.example'],
    ['SITE_URL', 'https://ofgc.example?x'],
    ['SITE_URL', 'https://ofgc.example#x'],
    ['TAG_MANAGER_ORIGINS', 'https://tags.example:99999'],
    ['TAG_MANAGER_ORIGINS', "https://tags.example 'unsafe-inline'"],
    ['MAPS_ORIGINS', 'https://maps.example; script-src *'],
    ['MAPS_ORIGINS', 'https://*'],
    ['SITE_CLOCK', 'tomorrow'],
    ['SITE_CLOCK', '2026-11-20T12:00'],
    ['SITE_CLOCK', '2026-13-01'],
    ['SITE_CLOCK', '2026-02-29'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.7,,10.0.0.0/'],
    ['PURGED_CACHES', 'varnish:6081'],
    ['PURGED_CACHES', 'http://10.0.0.7/purge'],
    ['PURGED_CACHES', 'http://user@10.0.0.7'],
    ['PURGED_CACHES', 'ftp://10.0.0.7'],
    ['RENDER_WORKERS', '1'],
    ['RENDER_WORKERS', '65'],
    ['ELECTRONIC_OFFICE_URL', 'sede'],
    ['FACEBOOK_URL', 'ftp://facebook.example'],
    ['INSTAGRAM_URL', '//instagram.example'],
    ['TWITTER_URL', 'twitter'],
    ['YOUTUBE_URL', 'youtube'],
    ['SPONSOR_URL', 'sponsor'],
  ])('refuse %s="%s" in one sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name}="${value.replaceAll(/[().*?/]/g, String.raw`\$&`)}" is not usable: [^\n]+\\.$`),
    );
  });
});

const key = 'stand-in-key-0123456789';
const read = (environment: Record<string, string>) => readSettings(environment).thirdPartyServices;

describe('the settings of third-party services', () => {
  it('are none without settings', () => expect(read({ TAG_MANAGER_ID: '', MAPS_KEY: '' })).toEqual([]));

  it('load their script from the first of their origins', () => {
    const services = read({
      TAG_MANAGER_ID: 'GTM-AB12CD3',
      MAPS_KEY: key,
      MAPS_ORIGINS: 'http://127.0.0.1:5389  https://*.tiles.example',
    });
    expect(services.map(({ name }) => name)).toEqual(['statistics', 'maps']);
    expect(services[0]?.script).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3');
    expect(services[1]?.script).toMatch(/^http:\/\/127\.0\.0\.1:5389\/maps\/api\/js\?key=.*&libraries=places/);
    expect(services[1]?.origins).toEqual(['http://127.0.0.1:5389', 'https://*.tiles.example']);
  });

  it.each([
    ['TAG_MANAGER_ID', 'UA-12345-6'],
    ['TAG_MANAGER_ID', 'gtm-ab12cd3'],
    ['TAG_MANAGER_ID', 'GTM-AB12"><script>'],
    ['MAPS_KEY', 'short'],
    ['MAPS_KEY', 'with spaces and & other signs'],
    ['MAPS_ORIGINS', 'https://*.example.com'],
    ['MAPS_ORIGINS', 'http://maps.example.com'],
    ['TAG_MANAGER_ORIGINS', "https://tags.example.com 'unsafe-inline'"],
    ['TAG_MANAGER_ORIGINS', 'https://tags.example.com; script-src *'],
    ['TAG_MANAGER_ORIGINS', 'https://tags.example.com/path'],
  ])('refuse %s=%s in one sentence', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}=".*" is not usable: it takes [^.]+.*\\.$`));
  });
});
