import { expect, it } from 'vitest';
import { hues } from '../design/theme/hues.ts';
import { sectionSchema } from './section.schema.ts';

const linkTo = (to: string) => ({
  title: { es: 'Empleo', en: 'Jobs' },
  hue: hues[0],
  links: [{ text: { es: 'Ofertas', en: 'Vacancies' }, to, at: { 'footer.orchestra': 1 } }],
  pages: [],
  examples: [],
});

it.each(['/portal-empleo', '/portal-empleo/oferta/7?a=b', '/portal-empleo#ofertas'])('a link may lead to %s', (to) => {
  expect(sectionSchema.safeParse(linkTo(to)).success).toBe(true);
});

it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/', '/a b', 'javascript:alert(1)'])(
  'no link of every page leads to %s',
  (to) => expect(sectionSchema.safeParse(linkTo(to)).success).toBe(false),
);
