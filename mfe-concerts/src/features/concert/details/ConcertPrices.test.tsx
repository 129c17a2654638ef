import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../../../testing/sample-event-detail.ts';
import { ConcertPrices } from './ConcertPrices.tsx';

it.each<[string, Partial<Performance>, string]>([
  ['while it is sold online', { state: 'limited', sale: 'limited' }, 'Zona DAgotado12 €'],
  [
    'in its last hour, at the box office',
    { state: 'boxOfficeOnly', sale: 'limited', ticketUrl: null },
    'Zona DAgotado12 €',
  ],
  ['before its sale', { state: 'notOnSale', ticketUrl: null }, 'Zona D12 €'],
  ['when it is over', { state: 'past', ticketUrl: null, price: null }, 'Zona D12 €'],
])('ConcertPrices of a concert %s', (_, differences, row) => {
  const performance = samplePerformance(differences);
  renderPage(
    <ConcertPrices
      event={sampleEventDetail({ performances: [performance] })}
      performance={performance}
      hall={undefined}
      lang={undefined}
    />,
    { catalogues: { concerts: { es, en } } },
  );
  expect(textOf(screen.getByRole('row', { name: /^Zona D/ }))).toBe(row);
});
