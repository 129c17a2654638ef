import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { PageHelp } from './PageHelp.tsx';

it('offers a call and never an email beside the reporting channel', () => {
  const html = renderToMarkup(<PageHelp path="/canal-denuncias" />, { catalogues: { about: es } });
  expect(html).toContain('href="tel:+34928000009"');
  expect(html).not.toContain('mailto:');
});

it('writes to the box office from the conditions of sale, in the page’s language', () => {
  const html = renderToMarkup(<PageHelp path="/sobre-ofgc/info-general" />, {
    locale: 'en',
    catalogues: { about: en },
  });
  expect(html).toContain('href="mailto:taquilla@ofgc.example"');
  expect(html).toContain('Write to the box office');
});
