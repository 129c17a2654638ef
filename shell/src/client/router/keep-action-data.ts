import type { DataRouter } from '#react-router';

type Hearer = Parameters<DataRouter['subscribe']>[0];

/**
 * The same router, except that a page keeps the response to its form (which may show a code only once) when the visitor goes to a
 * fragment of the page: React Router drops the response with each new history entry, even one that loads nothing.
 */
export function keepActionData(router: DataRouter): DataRouter {
  const hearers = new Set<Hearer>();
  let shown = router.state;
  router.subscribe((next, change) => {
    const { loaderData, actionData } = shown;
    // The loader data is the same object only where the navigation loaded nothing.
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
