import { type BrokenVariant, loading, page, slot } from './broken-variants.ts';

/** Releases whose code waits by the clock, or goes on when its page is done. */
export const lateVariants: readonly BrokenVariant[] = [
  [
    'waits by the clock in a slot',
    {
      source: slot(
        `{ load() { for (const end = Date.now() + 100; Date.now() < end;); return 1; }, Component: () => null }`,
      ),
    },
    /: \/: it held the event loop for \d+ ms/,
  ],
  [
    'waits by the clock while it renders',
    {
      source: slot(
        `{ load: () => 1, Component() { for (const end = performance.now() + 100; performance.now() < end;); return null; } }`,
      ),
    },
    /: \/: it held the event loop for \d+ ms/,
  ],
  [
    'has a part for which the home page waits',
    { source: slot(`{ load: () => new Promise((resolve) => setTimeout(resolve, 2_000, {})), Component: () => null }`) },
    /: \/ waits for more than 1 s each time, and not for the API/,
  ],
  [
    'asks for the day of the world’s clock',
    {
      source: `import { pageContext } from '@ofgc/shared/contract';\n${page('jobs.portal', `{ loader: async ({ context }) => { const { api, now } = context.get(pageContext); return (await api.get('api/offers', { params: { from: now().toISOString().slice(0, 10) } })).data.data.length; }, Component: () => 'well' }`)}`,
    },
    /\/portal-empleo asks api\/offers for the day of the world’s clock \(from=2027-06-30\) when it is 2027-07-01 on the islands/,
  ],
  [
    'leaves a timer for a minute',
    loading('setTimeout(() => {}, 60_000) && 1'),
    /leaves a timer of 60 s running on the server/,
  ],
  [
    'leaves timers that start one another',
    loading('again() && 1', 'const again = () => setTimeout(again, 2_000);'),
    /leaves timers running on the server that start one another/,
  ],
  [
    'throws long after its page is done',
    loading(`setTimeout(() => { throw new Error('too late'); }, 4_000) && 1`),
    /: it throws where nobody catches it: too late/,
  ],
];
