import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../contract/remote.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const entries = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : entries(value, `${prefix}${key}.`),
  );
const placeholders = (words: string) =>
  [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

describe('the shared words', () => {
  const spanish = Object.fromEntries(entries(es));
  const english = Object.fromEntries(entries(en));

  it('have the same keys in both languages', () => expect(Object.keys(english)).toEqual(Object.keys(spanish)));
  it('are never empty', () =>
    expect([...Object.values(spanish), ...Object.values(english)].filter((words) => !words.trim())).toEqual([]));
  it.each(Object.keys(spanish))('%s takes the same values in both languages', (key) => {
    expect(placeholders(english[key] ?? '')).toEqual(placeholders(spanish[key] ?? ''));
  });
});
