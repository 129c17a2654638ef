import { expect, it } from 'vitest';
import { look, usePagesByHand } from './pages-by-hand.ts';

// The gate's browser check on a page of the content, written by hand, with a block of the section beside parts of others.
usePagesByHand();

const main = '<h1>Amigos</h1><div data-slot="block.jobs"><h2>Empleo</h2></div>';
const shown = `performance.mark('hydrated:block.jobs');`;

it.each([
  ['is well', shown, []],
  ['fails once it is shown', `${shown} queueMicrotask(() => { throw new Error('no events'); })`, ['throws: no events']],
  ['never hydrates', '', ['does not hydrate its part block.jobs']],
  [
    'changes the title of the page',
    `${shown} document.title = 'Empleo'`,
    ['changes the title, which is not the section’s'],
  ],
])(
  'checkInBrowser() with a block of a page of the content that %s',
  async (_, page, problems) => {
    const named = problems.flatMap((problem) => ['/amigos', '/en/amigos'].map((path) => `${path} ${problem}`));
    const others = { '/en/amigos': { main, page } };
    expect(await look('/amigos', { main, page }, { block: '/amigos', others })).toEqual(named);
  },
  200_000,
);
