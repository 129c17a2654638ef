import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { begunFilmProblems } from './begun-films.ts';

const [heavy, light] = ['/assets/jobs/v1/browser/film.mp4', '/assets/jobs/v1/browser/short.webm'];
const sizes = new Map([
  [heavy, 4_500 * 1024],
  [light, 1_400 * 1024],
]);
const problemsOf = (html: string) => begunFilmProblems(readElements(`<main>${html}</main>`), sizes);

it.each([
  `<video controls src="${heavy}"></video><audio controls src="${heavy}"></audio>`,
  `<video autoplay muted loop src="${light}"></video>`,
  `<video autoplay muted><source src="${heavy}"><source src="${light}"></video>`,
  '<video autoplay muted src="/fotos/film.mp4"></video><video autoplay muted></video>',
])('a page may have %s', (html) => expect(problemsOf(html)).toEqual([]));

it.each([`<video autoplay muted src="${heavy}"></video>`, `<video autoplay muted><source src="${heavy}"></video>`])(
  'a page does not begin a heavy film by itself: %s',
  (html) =>
    expect(problemsOf(html)).toEqual([
      `begins ${heavy} of 4500 KB by itself; 1500 KB are the most, a heavier one has controls`,
    ]),
);
