import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleDrawn, sampleRegistration } from '../../testing/sample-registration.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './ReasonsPage.tsx';

type Event = ReturnType<typeof sampleRegistration>['history'][number];
const [telde = null] = sampleRegistration().wishes;
const event = (day: number, facts: Pick<Event, 'actor' | 'state'>): Event => ({
  at: `2027-01-${day}T10:00:00.000Z`,
  session: null,
  note: '',
  ...facts,
});
const drawnEvents = [
  event(10, { actor: 'centre', state: 'submitted' }),
  event(25, { actor: 'draw', state: 'assigned' }),
];
const render = (history: Event[]) => {
  const registration = sampleRegistration({ state: history.at(-1)?.state ?? 'submitted', history });
  return renderPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: { registration, drawn: sampleDrawn({ session: telde }), who: null },
  });
};

it('ReasonsPage shows what became of the place after the draw, also if the school gave it up', () => {
  const { unmount } = render(drawnEvents);
  expect(headings(2)).not.toContain(es.reasons.after);
  unmount();
  render([...drawnEvents, event(27, { actor: 'centre', state: 'declined' })]);
  expect(headings(2)).toContain(es.reasons.after);
  expect(screen.getByText(es.registration.state.declined)).toBeTruthy();
  expect(screen.queryByText(es.registration.state.submitted)).toBeNull();
});
