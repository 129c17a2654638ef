import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { PlaceReasons } from './PlaceReasons.tsx';
import { sampleDrawn, sampleRegistration } from '../../../testing/sample-registration.ts';

const options = { catalogues: { education: { es, en } } };

it('PlaceReasons shows the turn, the seats left of each earlier wish and the seed', () => {
  const { wishes } = sampleRegistration();
  const [telde, ingenio] = wishes;
  if (!telde || !ingenio) throw new Error('the sample has two wishes');
  const drawn = sampleDrawn({ missed: [{ session: telde, seats: 6, wheelchairs: 3 }], session: ingenio });
  renderPage(<PlaceReasons drawn={drawn} seats={26} wheelchairs={1} />, options);
  expect(screen.getByText(/^Su inscripción tuvo el turno 17 de 40/)).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent))).toEqual([
    'mié 24 feb, 10:30 · Telde: en su turno había 6 butacas y 3 espacios para sillas de ruedas; necesitaba 26 y 1.',
    'mié 24 feb, 10:30 · Ingenio: cabían todos y le tocó esta sesión.',
  ]);
  expect(screen.getByText('79250')).toBeTruthy();
});

it.each([
  ['es', 1, 1, 'en su turno había 1 butaca y 1 espacio para sillas de ruedas; necesitaba 26 y 0.'],
  ['en', 1, 1, 'at your turn it had 1 seat and 1 wheelchair space left; you needed 26 and 0.'],
  ['en', 2, 0, 'at your turn it had 2 seats and 0 wheelchair spaces left; you needed 26 and 0.'],
] as const)(
  'PlaceReasons uses singular and plural of the language (%s, %i seats, %i wheelchair spaces)',
  (locale, seats, wheelchairs, words) => {
    const [telde] = sampleRegistration().wishes;
    if (!telde) throw new Error('the sample has two wishes');
    const drawn = sampleDrawn({ missed: [{ session: telde, seats, wheelchairs }] });
    renderPage(<PlaceReasons drawn={drawn} seats={26} wheelchairs={0} />, { ...options, locale });
    expect(plainSpaces(screen.getByRole('listitem').textContent)).toContain(words);
  },
);

it.each([
  [1, true, /Entró entre las primeras/],
  [1, false, /Primero tuvieron turno, si los había, los centros que nunca habían venido/],
  [2, true, /después de la primera de todos los centros/],
])('PlaceReasons explains the round of registration %i, with priority %s', (round, hasPriority, words) => {
  renderPage(<PlaceReasons drawn={sampleDrawn({ round, hasPriority })} seats={26} wheelchairs={0} />, options);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/Entró entre las primeras/) !== null).toBe(round === 1 && hasPriority);
});
