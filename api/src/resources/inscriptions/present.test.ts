import { expect, it } from 'vitest';
import { content } from '../../testing/site-content.ts';
import type { Choice } from './choices.ts';
import { presentInscription } from './present.ts';

const at = new Date('2026-11-20T12:00:00Z');
const choice = (value: string, differences: Partial<Choice>): Choice => ({
  value,
  label: value,
  applyFrom: new Date('2026-11-01T09:00:00Z'),
  applyTo: new Date('2027-01-20T23:59:00Z'),
  endsAt: new Date('2027-02-01T12:00:00Z'),
  isDated: true,
  places: 20,
  ...differences,
});
const full = choice('full', { places: 0 });
const nextWeek = choice('next', { applyFrom: new Date('2026-11-27T09:00:00Z') });

it.each<[string, Choice[], string, string | null]>([
  ['one is full and another opens later', [full, nextWeek], 'notYet', '2026-11-27T09:00:00.000Z'],
  ['one is full and another is open', [full, choice('free', {})], 'open', null],
  ['all are full', [full], 'full', null],
])('an inscription of which %s has the state of what is best for visitors', (_, choices, state, opensAt) => {
  const kind = content.inscriptions.find(({ key }) => key === 'taller-profesorado');
  if (!kind?.subject) throw new Error('the workshop for teachers has a subject');
  const presenting = { lang: 'es' as const, at, choices: new Map([[kind.subject, choices]]), held: new Map() };
  expect(presentInscription(kind, presenting)).toMatchObject({ state, opensAt });
});
