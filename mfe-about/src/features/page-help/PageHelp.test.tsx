import { addressOf, linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { PageHelp } from './PageHelp.tsx';

const catalogues = { about: { es, en } };

it('offers a call and never an email beside the reporting channel', () => {
  renderPage(<PageHelp path="/canal-denuncias" />, { catalogues });
  expect(linkAddresses()).toEqual(['tel:+34928000012', 'tel:+34928000012']);
});

it('writes to the box office from the conditions of sale, in the page’s language', () => {
  renderPage(<PageHelp path="/sobre-ofgc/info-general" />, { locale: 'en', catalogues });
  expect(addressOf('Write to the box office')).toBe('mailto:taquilla@ofgc.example');
});
