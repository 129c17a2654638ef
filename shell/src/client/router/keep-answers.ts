import type { DataRouter } from '#react-router';

type Hearer = Parameters<DataRouter['subscribe']>[0];

/**
 * The same router, whose page keeps what its form was answered (the only sight of a code) while a part of it is gone to: React Router
 * forgets that with each entry of the history, also with those that load nothing.
 */
export function keepAnswers(router: DataRouter): DataRouter {
  const hearers = new Set<Hearer>();
  let shown = router.state;
  router.subscribe((next, change) => {
    const { loaderData, actionData } = shown;
    // Whatever loads has data of its own.
    const isSamePage = next.loaderData === loaderData;
    shown = isSamePage && actionData && !next.actionData ? { ...next, actionData } : next;
    for (const hear of hearers) hear(shown, change);
  });
  return Object.create(router, {
    state: { get: () => shown },
    subscribe: {
      value(hear: Hearer) {
        hearers.add(hear);
        return () => void hearers.delete(hear);
      },
    },
  }) as DataRouter;
}
