import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders } from '../testing/read-sections.ts';
import { readSources } from '../testing/files/source-files.ts';
import { formatTags } from './locale.ts';

const root = join(import.meta.dirname, '../../..');

// A test and no lint rule: oxlint has no rule about the arguments of a constructor.
it('lists are British in English, and code formats lists, dates and numbers with formatTags only', () => {
  expect(new Intl.ListFormat(formatTags.en).format(['a', 'b', 'c'])).toBe('a, b and c');
  const american = ['api', 'shared', 'shell', ...remoteFolders]
    .flatMap((name) => readSources(join(root, name, 'src')))
    .filter(({ text }) => /Intl\.(?:List|DateTime|Number)Format\((?!formatTags|')/.test(text))
    .map(({ path }) => relative(root, path));
  expect(american).toEqual([]);
});
