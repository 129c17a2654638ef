import { locales } from '@ofgc/shared/domain/locale.ts';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { documentTitle } from './document-title.ts';

it.each([
  ['Calendario', 'Calendario · Orquesta Filarmónica de Gran Canaria'],
  ['Información general y condiciones', 'Información general y condiciones · OFGC'],
  [
    'Concierto de violonchelo de Elgar · 18 de octubre de 2024',
    'Concierto de violonchelo de Elgar · 18 de octubre de 2024',
  ],
])('the title “%s” becomes “%s”: at most 60 characters', (title, whole) => {
  expect(documentTitle(title, es.orchestra)).toBe(whole);
  expect(whole.length).toBeLessThanOrEqual(60);
});

it.each(locales)('the title of the home page has the name once (%s)', (locale) => {
  const { home, orchestra } = { es, en }[locale];
  expect(documentTitle(home.title, orchestra)).toBe(home.title);
});
