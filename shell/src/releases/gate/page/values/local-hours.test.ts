import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { localHourProblems } from './local-hours.ts';

const problemsOf = (html: string) => localHourProblems(readElements(html), { answers });
const answers = [{ startsAt: '2027-06-04T19:00:00Z', label: 'Puertas a las 19:00' }];
const summer = '2027-06-04T19:00:00Z';

it.each([
  `<time datetime="${summer}">viernes 4 de junio, <b>20:00</b></time>`,
  `<time datetime="${summer}">4 June, 8.00 pm</time><time datetime="2027-06-04T20:00:00+01:00">20:00</time>`,
  `<time datetime="${summer}">18:00 y 20:00</time><time datetime="${summer}">4 de junio</time>`,
  `<time datetime="${summer}">21:00, hora local</time><time datetime="2027-06-04">19:00</time>`,
  `<time datetime="${summer}">21:00, hora de la península</time><time datetime="${summer}">21:00 (mainland)</time>`,
  `<p><time datetime="${summer}">21:00</time> (hora local)</p><p><span><time datetime="${summer}">19:00</time></span> GMT</p>`,
  `<time datetime="${summer}">Puertas a las 19:00</time><time datetime="${summer}">4.06</time>`,
  '<time datetime="2027-06-04T23:00:00Z">hasta las 23:59</time>',
  '<time datetime="PT95M">1:35</time><time datetime="2026-12-04T20:00:00Z">20:00</time><time>19:00</time>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([
  [`<time datetime="${summer}"><span>19:00</span></time>`, '19:00'],
  [`<time datetime="${summer}">21.00</time>`, '21.00'],
])('a page does not say another hour: %s', (html, said) =>
  expect(problemsOf(html)).toEqual([`says “${said}” of ${summer}, which is at 20:00 on the islands`]),
);
