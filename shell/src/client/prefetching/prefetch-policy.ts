interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** The properties of `window.navigator` that are used; only some browsers know the connection. */
interface PrefetchNavigator {
  onLine: boolean;
  connection?: Connection;
}

/** Links are not fetched ahead on 2g, with the data saver on, or offline (docs/requirements.md#loading). */
export function mayPrefetch({ onLine, connection }: PrefetchNavigator): boolean {
  const isSlow = connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
  return onLine && !connection?.saveData && !isSlow;
}
