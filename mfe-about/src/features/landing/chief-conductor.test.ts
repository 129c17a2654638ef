import { expect, it } from 'vitest';
import { findChiefConductor } from './chief-conductor.ts';

const conductors = [
  { value: 'hanna-vik', label: 'Hanna Vik' },
  { value: 'aurelio-montelirio', label: 'Aurelio Montelirio' },
];
const section = (title: string) => ({ anchor: title, title, html: '' });

it('finds who a part of the page is about', () => {
  const chief = section('Aurelio Montelirio, director titular');
  expect(findChiefConductor([section('Nuestra misión'), chief], conductors)).toEqual({
    section: chief,
    slug: 'aurelio-montelirio',
  });
});

it('introduces nobody who is not on the bill', () => {
  expect(
    findChiefConductor([section('Nuestra misión'), section('Otra persona, director titular')], conductors),
  ).toBeNull();
});
