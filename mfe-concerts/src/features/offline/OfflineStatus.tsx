import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { allowCaching, isCachingAllowed } from '@ofgc/shared/offline/service-worker-client.ts';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineStatus.module.css';

type OfflineState = 'unknown' | 'cached' | 'removed';

/** Its code is loaded after hydration. */
const loadPageCache = () => import('./ask-service-worker.ts');

/** @param list the addresses, separated by spaces */
async function cacheWhereAllowed(list: string): Promise<OfflineState> {
  if (!isCachingAllowed()) return 'removed';
  const { cachePages, clearPageCache } = await loadPageCache();
  const isCached = await cachePages(list.split(' '));
  if (isCachingAllowed()) return isCached ? 'cached' : 'unknown';
  // The visitor had all copies removed in another tab meanwhile: a worker and some files may be here again, even if not all are.
  await clearPageCache();
  return 'removed';
}

/**
 * Caches the programme on this device, says so, and offers to remove it again. Without JavaScript, or where nothing could
 * be cached, it only asks visitors to dim their screen.
 * @param addresses this page's addresses, one for each language
 */
export function OfflineStatus({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation('concerts');
  const [state, setState] = useState<OfflineState>('unknown');
  const list = addresses.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    cacheWhereAllowed(list)
      .then((found) => !leaving.signal.aborted && setState(found))
      // Without a network, or where the browser forbids it, the state stays unknown.
      .catch(() => {});
    return () => leaving.abort();
  }, [list]);

  const remove = async () => {
    await (await loadPageCache()).clearPageCache();
    setState('removed');
  };
  const restore = async () => {
    allowCaching();
    setState(await cacheWhereAllowed(list));
  };
  // Where the browser has no storage any more, the state is unknown.
  const fail = () => setState('unknown');
  return (
    <output className={styles.status} data-print="hidden" data-state={state}>
      {state === 'unknown' ? (
        t('programmeBooklet.offlineStatus.unknown')
      ) : (
        <>
          <Icon of={WifiOff} className={styles.icon} />
          <span>
            {t(`programmeBooklet.offlineStatus.${state}`)} {/* One button for both, which keeps the focus. */}
            <button
              type="button"
              className={styles.button}
              onClick={() => void (state === 'cached' ? remove : restore)().catch(fail)}
            >
              {t(`programmeBooklet.offlineStatus.${state === 'cached' ? 'remove' : 'cache'}`)}
            </button>
          </span>
        </>
      )}
    </output>
  );
}
