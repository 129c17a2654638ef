import { locales } from '@ofgc/shared/domain/locale.ts';
import { expect, it } from 'vitest';
import es from './es.json' with { type: 'json' };
import { message, type MessageKey } from './messages.ts';

/** Ages, limits of texts and groups, and pages, which are never 1, and names. */
const many = new Set(['name', 'page', 'max', 'min', 'minAge', 'maxAge', 'years', 'age', 'pupils', 'capacity']);
/** Sentences that have one of their own for 1. */
const withSingular: MessageKey[] = ['seats', 'placesShort', 'schoolPeopleWheelchairs'];
/** A group has at least one pupil and one teacher. */
const neverOne: MessageKey[] = ['schoolPeople', 'schoolPeopleWheelchair'];

it.each(locales)('no sentence of the API in %s puts a plural after the number 1', (lang) => {
  const keys = Object.entries(es).flatMap(([key, text]) => (typeof text === 'string' ? [key as MessageKey] : []));
  const names = (key: MessageKey) => [...es[key].matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []);
  const wrong = keys
    .filter((key) => ![...withSingular, ...neverOne].includes(key))
    .map((key) => message(lang, key, Object.fromEntries(names(key).map((name) => [name, many.has(name) ? 50 : 1]))))
    .filter((sentence) => /(?:^|[\s(])1 (?:wheelchair )?[a-záéíóúñ]+s\b|(?:quedan|hay|are) 1\b/i.test(sentence));
  expect(wrong).toEqual([]);
});
