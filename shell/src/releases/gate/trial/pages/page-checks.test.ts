import { expect, it } from 'vitest';
import { attempt, type TriedSite } from '../../../../testing/sample-releases/tried-site.ts';

const answers = [{ data: [1, 2].map((id) => ({ id, closesOn: '2026-12-01' })) }];
const failing = { errors: [{ kind: 'render', text: 'home.jobs: reading id' }] };

it.each<[string, TriedSite, string]>([
  [
    'a part of the home page that fails where one thing is left',
    { pages: { '/': { answers } }, oneEntry: { '/': failing } },
    '/ with one entry in each list of the API that has days: home.jobs: reading id',
  ],
  [
    'a page that shows what nobody meant where one thing is left',
    {
      pages: { '/portal-empleo': { answers } },
      oneEntry: { '/portal-empleo': { html: '<main>Plazo: undefined</main>' } },
    },
    '/portal-empleo with one entry in each list of the API that has days shows “undefined”',
  ],
  [
    'a page without words for today',
    {
      pages: {
        '/portal-empleo': {
          html: '<h1>a</h1>',
          asked: ['api/offers'],
          called: ['api/offers'],
          answers: [{ data: { closesOn: '2026-12-01' } }],
        },
      },
      onTheDay: { '/portal-empleo': { errors: [{ kind: 'words', text: 'jobs:when.0: no catalogue has it' }] } },
    },
    '/portal-empleo on the day of what it shows (2026-12-01T12:00 UTC): jobs:when.0: no catalogue has it',
  ],
])('refuses %s', async (_, trial, problem) => {
  const { problems } = await attempt(trial);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

it('leaves a page without a list of several things as it is', async () =>
  expect((await attempt({ oneEntry: { '/': failing } })).problems).toEqual([]));
