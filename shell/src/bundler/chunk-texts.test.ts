import { expect, it } from 'vitest';
import { textsUsedBy } from './chunk-texts.ts';

const catalogues = {
  shell: ['link.news', 'link.jobs', 'filter.type.all', 'filter.type.label', 'results_one', 'results_other', 'never'],
  shared: ['close'],
};

it.each([
  ['a whole key', 't("close")', ['shared:close']],
  ['both keys of a choice', 't(e?"link.news":"close")', ['shell:link.news', 'shared:close']],
  ['the plural forms of a key', "t('results',{count:2})", ['shell:results_one', 'shell:results_other']],
  ['every key that a template can form', 't(`link.${e.key}`)', ['shell:link.news', 'shell:link.jobs']],
  ['the keys with the template’s ending', 't(`filter.${e}.label`)', ['shell:filter.type.label']],
  [
    'every possible key of a template with braces inside',
    't(`filter.${e?{a:1}.a:2}.label`)',
    ['shell:filter.type.all', 'shell:filter.type.label'],
  ],
  ['no key inside of a longer text', 'x="to close";y="link.news.more"', []],
])('textsUsedBy finds %s', (_, script, words) => {
  expect(textsUsedBy(script, catalogues)).toEqual(words);
});
