import type { Release } from '../../releases/release.schema.ts';

/** A release as in `release.json`. */
export function sampleRelease(differences: Partial<Release> = {}): Release {
  return {
    name: 'education',
    version: 'v1',
    commit: '1ca02fc',
    builtAt: '2026-11-20T12:00:00.000Z',
    mounts: ['/educacion-comunidad'],
    slots: ['home.education'],
    warmUp: ['/educacion-comunidad'],
    chunks: { 'education.landing': { js: ['landing.js'], css: [] } },
    integrity: { 'browser/landing.js': 'sha384-abc', 'server/main.js': 'sha384-def' },
    shared: { react: '19.3.1' },
    imports: { react: ['useState'] },
    exports: {},
    section: {
      title: { es: 'Educación', en: 'Education' },
      hue: 'green',
      menu: { to: '/educacion-comunidad', rank: 20 },
      links: [],
      pages: [],
      examples: [],
    },
    reads: {},
    api: '1.0.0',
    ...differences,
  };
}
