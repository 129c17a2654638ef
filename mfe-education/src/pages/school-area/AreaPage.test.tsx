import type { CallState } from '@ofgc/shared/domain/school-calls/call-state.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { callSummary } from '../../features/school-area/calls/call-summary.ts';
import { sampleCentre } from '../../testing/sample-centre.ts';
import { sampleCall } from '../../testing/sample-registration.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './AreaPage.tsx';

it.each<[CallState[], boolean]>([
  [[], false],
  [['notYet', 'closed'], false],
  [['notYet', 'open'], true],
])('AreaPage of a new school offers calls only if one is open, and says if there is none (%j)', (states, offers) => {
  const calls = states.map((state) => callSummary(sampleCall({ key: state, state })));
  renderPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: { centre: sampleCentre(), registrations: [], calls, done: undefined, who: null },
  });
  expect(screen.getByText(es.area.nothing)).toBeTruthy();
  expect(screen.queryByText(es.area.nothingText) !== null).toBe(offers);
  expect(screen.queryByText(es.area.noCalls) !== null).toBe(states.length === 0);
});
