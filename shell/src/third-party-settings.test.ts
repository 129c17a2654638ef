import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const key = 'stand-in-key-0123456789';
const read = (environment: Record<string, string>) => readSettings(environment).thirdPartyServices;

describe('third-party services', () => {
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
