import { expect, it } from 'vitest';
import { wordsAskedFor } from './catalogue-keys.ts';

const catalogues = {
  shell: ['link.news', 'link.jobs', 'filter.type.all', 'filter.type.label', 'results_one', 'results_other', 'never'],
  shared: ['close'],
};

it.each([
  ['a whole key', 't("close")', ['shared:close']],
  ['one of two', 't(e?"link.news":"close")', ['shell:link.news', 'shared:close']],
  ['a plural by its name', "t('results',{count:2})", ['shell:results_one', 'shell:results_other']],
  ['every key that a filled-in part may mean', 't(`link.${e.key}`)', ['shell:link.news', 'shell:link.jobs']],
  ['those that end as written', 't(`filter.${e}.label`)', ['shell:filter.type.label']],
  [
    'those that may end anyhow',
    't(`filter.${e?{a:1}.a:2}.label`)',
    ['shell:filter.type.all', 'shell:filter.type.label'],
  ],
  ['nothing of what is only a part of a longer text', 'x="to close";y="link.news.more"', []],
])('finds %s', (_, script, words) => {
  expect(wordsAskedFor(script, catalogues)).toEqual(words);
});
