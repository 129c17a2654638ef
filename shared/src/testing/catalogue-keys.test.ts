import { describe, expect, it } from 'vitest';
import { flattenCatalogue } from '../i18n/catalogue-reader.ts';
import { placeholdersOf, unusedKeys } from './catalogue-keys.ts';

describe('the check of catalogues', () => {
  it('flattens a catalogue to full keys', () => {
    expect(flattenCatalogue({ a: { b: 'x', c: { d: 'y' } }, e: 'z' })).toEqual({ 'a.b': 'x', 'a.c.d': 'y', e: 'z' });
  });

  it('finds placeholders and tags in a text', () => {
    expect(placeholdersOf('{{count}} de <link>{{ total }}</link>')).toEqual(['<link>', 'count', 'total']);
  });

  it('takes a key as used when code names it whole, as a plural or with a part filled in', () => {
    const keys = ['a.b', 'results_one', 'results_other', 'kind.events', 'kind.events.title', 'alone'];
    expect(unusedKeys(keys, "t('a.b') t('results', { count }) t(`kind.${kind}`)")).toEqual([
      'kind.events.title',
      'alone',
    ]);
    expect(unusedKeys(['kind.events.title', 'kind.events.text'], 't(`kind.${kind}.title`)')).toEqual([
      'kind.events.text',
    ]);
    expect(unusedKeys(['a.b'], '`${anything}` `${file}.${ending}`')).toEqual(['a.b']);
  });
});
