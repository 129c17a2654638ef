import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCall, sampleRegistration } from '../../testing/sample-registration.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './PrintedVisitPage.tsx';

it('the telephone numbers on the sheet for the coach are links, which the style sheet keeps on one line', () => {
  const [session] = sampleCall().sessions;
  renderPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: {
      registration: sampleRegistration({ session, phone: '628 11 22 33' }),
      session,
      centre: { name: 'CEIP Sol', municipality: 'Telde' },
      who: null,
    },
  });
  expect(addressOf('628 11 22 33')).toBe('tel:+34628112233');
  expect(addressOf('928 00 00 01')).toBe('tel:+34928000001');
});
