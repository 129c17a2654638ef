import { loadBlock } from '@ofgc/shared/testing/load-block.ts';
import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { landingPath } from '../addresses.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { slot } from './Teaser.slot.tsx';

it('the teaser on the home page links to the landing page', async () => {
  const { data } = await loadBlock(slot, {}, {});
  renderPage(<slot.Component data={data} />, { catalogues: { sample: { es, en } } });
  expect(addressOf(es.teaser.link)).toBe(landingPath);
});
