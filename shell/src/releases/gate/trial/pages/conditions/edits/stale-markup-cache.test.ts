import { expect, it } from 'vitest';
import { staleMarkupProblems } from './stale-markup-cache.ts';
import { watchKeptMarkup } from './watched-markup.ts';
import { untried } from '../../tried-page.ts';

const card = (title: string) => `<div class="jobs-Card">${title}</div>`;

it.each<[string, (title: string) => string, string, string[]]>([
  [
    'ids alone',
    () => '3,"es","37,38"',
    'jobs',
    [
      '/a would show words as they were before they were edited: the key under which the server keeps a part of it (cachedOnServer) is "es","37,38" alone, and the part shows more',
    ],
  ],
  ['ids and words', (title) => `3,"es",37,"${title}"`, 'jobs', []],
  ['what is compared as a whole', () => '3,"es",@7', 'jobs', []],
  ['ids in a part of another section', () => '3,"es","37,38"', 'news', []],
])('looks at what the server keeps under %s', async (_, keyOf, remote, problems) => {
  const keptMarkup = watchKeptMarkup(remote, new Date(0));
  const draw = (title: string) => keptMarkup.onKeep(keyOf(title), card(title));
  draw('Plaza');
  const page = { ...untried, address: '/a', html: `<main>${card('Plaza')}</main>` };
  const withEditedContent = async () => {
    draw('Plaza otra');
    return page;
  };
  expect(await staleMarkupProblems([page], { keptMarkup, withEditedContent, onStep: () => {} })).toEqual(problems);
});

it('draws nothing again where no such part is kept', async () => {
  const keptMarkup = watchKeptMarkup('jobs', new Date(0));
  keptMarkup.onKeep('3,"es",{"title":"Plaza"}', card('Plaza'));
  const withEditedContent = () => Promise.reject(new Error('drawn'));
  const page = { address: '/a', html: card('Plaza') };
  expect(await staleMarkupProblems([page], { keptMarkup, withEditedContent, onStep: () => {} })).toEqual([]);
});
