import { wheelchairSpacePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { addressOf, linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { sampleEventDetail } from '../../../testing/sample-event-detail.ts';
import { WheelchairSpaces } from './WheelchairSpaces.tsx';

it('WheelchairSpaces links to the form of each coming public date that has spaces', () => {
  const performances = [
    samplePerformance({ id: 1, state: 'past', ticketUrl: null }),
    samplePerformance({ id: 2 }),
    samplePerformance({ id: 3, startsAt: '2026-12-05T12:00:00Z' }),
    samplePerformance({ id: 4, access: ['bucle'] }),
    samplePerformance({ id: 5, state: 'schoolsOnly', sale: 'schoolsOnly', ticketUrl: null }),
    samplePerformance({ id: 6, status: 'movedOnline' }),
  ];
  renderPage(<WheelchairSpaces event={sampleEventDetail({ performances })} />, {
    locale: 'en',
    catalogues: { concerts: { es, en } },
  });
  expect(addressOf(/^Ask for a space: Friday.4.December.2026, 20:00$/)).toBe(`/en${wheelchairSpacePath(2)}`);
  expect(addressOf(/^Ask for a space: Saturday.5.December.2026, 12:00$/)).toBe(`/en${wheelchairSpacePath(3)}`);
  expect(linkAddresses()).toHaveLength(2);
});
