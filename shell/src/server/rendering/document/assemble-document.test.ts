import { describe, expect, it } from 'vitest';
import type { PageState } from '../../../composition/page-state.ts';
import { assembleDocument } from './assemble-document.ts';

const html =
  '<!DOCTYPE html><html lang="es"><head><title>x</title></head><body><main>&lt;/head&gt;</main></body></html>';
const assets: Parameters<typeof assembleDocument>[0]['assets'] = {
  css: ['/a.css', '/b.css'],
  fonts: ['/text.woff2'],
  js: [
    ['/main.1.js', 'sha384-a'],
    ['/page.2.js', ''],
  ],
  main: ['/main.1.js', 'sha384-a'],
  pageScripts: [],
  consent: ['/consent.3.js', 'sha384-c'],
};
const stateWith = (loaded: unknown): PageState => ({
  locale: 'es',
  releases: [],
  vector: {},
  sections: { menu: [] },
  words: {},
  route: { id: 'page' },
  frame: {},
  scripts: [],
  site: {
    url: 'https://ofgc.example',
    renderedAt: '2026-11-20T12:00:00.000Z',
    today: '2026-11-20',
    clockShift: 0,
    electronicOffice: '',
    facebook: '',
    instagram: '',
    twitter: '',
    youtube: '',
    sponsor: '',
  },
  hydration: { loaderData: { page: loaded }, actionData: null, errors: null },
});
const stateIn = (document: string) =>
  /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(document)?.[1] ?? '';

describe('the assembled document', () => {
  it('has styles and preloads in the head, page state and entry at its end, each with its integrity hash', () => {
    const document = assembleDocument({ html, state: stateWith(null), assets, styleIntegrity: 'sha384-s' });
    expect(document).toContain(
      '<link rel="stylesheet" href="/a.css" integrity="sha384-s"><link rel="stylesheet" href="/b.css"><link rel="preload" href="/text.woff2" as="font" type="font/woff2" crossorigin><link rel="modulepreload" href="/main.1.js" integrity="sha384-a" fetchpriority="low"><link rel="modulepreload" href="/page.2.js" fetchpriority="low"></head>',
    );
    expect(document).toMatch(
      /<\/main><script type="application\/json" id="page-state">.*<\/script><script type="module" src="\/main\.1\.js" integrity="sha384-a"><\/script><\/body><\/html>$/s,
    );
  });

  it('preloads the page’s catalogue as `fetch` requests it, with its integrity hash', () => {
    const document = assembleDocument({ html, state: stateWith(null), assets, words: ['/words.json', 'sha384-w'] });
    expect(document).toContain(
      '<link rel="preload" id="page-words" href="/words.json" data-integrity="sha384-w" as="fetch" crossorigin fetchpriority="low"></head>',
    );
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '</ScRiPt >'])(
    'has %s in its data without ending the script',
    (text) => {
      const json = stateIn(assembleDocument({ html, state: stateWith(text), assets }));
      expect(json).not.toContain('<');
      expect((JSON.parse(json) as PageState).hydration.loaderData?.page).toBe(text);
    },
  );

  it('has harmless markup in its data unescaped, as in the page', () => {
    const text = '<p>Un <a href="/a">enlace</a></p><ul><li>a</li></ul><script>b</script><p<!--';
    const json = stateIn(assembleDocument({ html, state: stateWith(text), assets }));
    expect(json).toContain(
      String.raw`<p>Un <a href=\"/a\">enlace</a></p><ul><li>a</li></ul>\u003cscript>b\u003c/script>\u003cp\u003c!--`,
    );
    expect((JSON.parse(json) as PageState).hydration.loaderData?.page).toBe(text);
  });

  it.each(['$&', '$`', "$'", '$1 $$'])('keeps %s in a text unchanged', (text) => {
    const document = assembleDocument({ html, state: stateWith(text), assets });
    expect((JSON.parse(stateIn(document)) as PageState).hydration.loaderData?.page).toBe(text);
    expect(document.match(/<head>/g)).toHaveLength(1);
  });

  it('has one page state although a text contains the end of the body', () => {
    const state = stateWith('</body></html>');
    expect(assembleDocument({ html, state, assets }).match(/id="page-state"/g)).toHaveLength(1);
  });

  it('has the consent form and its entry after React’s root if consent is needed, and otherwise neither', () => {
    const consent = '<div id="consentimiento"></div>';
    const [asking, silent] = [consent, ''].map((markup) =>
      assembleDocument({ html, state: stateWith(null), assets, consent: markup }),
    );
    expect(asking).toContain(`</main>${consent}<script`);
    expect(asking).toMatch(
      /<script type="module" src="\/consent\.3\.js" integrity="sha384-c"><\/script><\/body><\/html>$/,
    );
    expect(silent).not.toContain('consent');
    expect(silent).toBe(assembleDocument({ html, state: stateWith(null), assets: { ...assets, consent: undefined } }));
  });

  it('has no script if the entry is unknown', () => {
    expect(
      assembleDocument({
        html,
        state: stateWith(null),
        assets: { css: [], fonts: [], js: [], main: undefined, pageScripts: [], consent: undefined },
      }),
    ).not.toContain('type="module"');
  });
});
