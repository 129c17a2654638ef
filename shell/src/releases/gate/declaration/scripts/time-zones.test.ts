import { expect, it } from 'vitest';
import { timeZoneProblems } from './time-zones.ts';

it.each([
  'let z="Atlantic/Canary"',
  '{timeZone:"UTC"}',
  'let a="Europe/Nowhere"',
  'import("Asia/x")',
  'let a="Europa"',
])('a script may have %s', (code) => expect(timeZoneProblems('a.js', code)).toEqual([]));

it.each([
  ['{timeZone:"Europe/Madrid"}', 'Europe/Madrid'],
  ['let timeZone=`Europe/Madrid`', 'Europe/Madrid'],
  ['{timeZone:"CET"}', 'CET'],
])('a script does not have %s', (code, zone) =>
  expect(timeZoneProblems('a.js', code)).toEqual([
    `its script a.js counts the hours in ${zone}: on the islands it is Atlantic/Canary`,
  ]),
);

it('a script may have the mainland’s zone where the texts say whose hours these are', () => {
  expect(timeZoneProblems('a.js', '{timeZone:"Europe/Madrid"}', { ofMainland: true })).toEqual([]);
  expect(timeZoneProblems('a.js', '{timeZone:"Europe/Paris"}', { ofMainland: true })).toHaveLength(1);
});

it('a script may have the zone of a tour where the texts say that these are the hours of the place', () =>
  expect(timeZoneProblems('a.js', '{timeZone:"Europe/Berlin"}', { ofPlace: true })).toEqual([]));

it('a library may have a table of zones, and count in none of them', () => {
  const table = ['Abidjan', 'Accra', 'Cairo', 'Ceuta', 'Dakar', 'Lagos', 'Lome', 'Tripoli', 'Tunis', 'Windhoek'];
  const code = `let z=[${table.map((city) => `"Africa/${city}"`).join()}]`;
  expect(timeZoneProblems('a.js', code)).toEqual([]);
  expect(timeZoneProblems('a.js', `${code};f({timeZone:"Africa/Ceuta"})`)).toHaveLength(1);
});
