import { addressOf, linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { PageHelp } from './PageHelp.tsx';

const catalogues = { about: { es, en } };

it('PageHelp offers only a telephone number on the page of the reporting channel', () => {
  renderPage(<PageHelp path="/canal-denuncias" />, { catalogues });
  expect(linkAddresses()).toEqual(['tel:+34928000012', 'tel:+34928000012']);
});

it('PageHelp on the conditions of sale links to the e-mail of the box office in the page’s language', () => {
  renderPage(<PageHelp path="/sobre-ofgc/info-general" />, { locale: 'en', catalogues });
  expect(addressOf('Write to the box office')).toBe('mailto:taquilla@ofgc.example');
});
