import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { allowCaching, isCachingAllowed } from '@ofgc/shared/offline/service-worker-client.ts';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineStatus.module.css';

type OfflineState = 'unknown' | 'cached' | 'removed';

/** Its code is loaded after hydration. */
const loadPageCache = () => import('./ask-service-worker.ts');

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
    const begin = async () => {
      const { cachePages } = await loadPageCache();
      const isAllowed = isCachingAllowed();
      if (isAllowed && !(await cachePages(list.split(' ')))) return;
      if (!leaving.signal.aborted) setState(isAllowed ? 'cached' : 'removed');
    };
    // Without a network, or where the browser forbids it, the state stays unknown.
    begin().catch(() => {});
    return () => leaving.abort();
  }, [list]);

  const remove = async () => {
    await (await loadPageCache()).clearPageCache();
    setState('removed');
  };
  const restore = async () => {
    const { cachePages } = await loadPageCache();
    allowCaching();
    setState((await cachePages(list.split(' '))) ? 'cached' : 'unknown');
  };
  // Where the browser has no storage any more, the state is unknown.
  const fail = () => setState('unknown');
  return (
    <output className={styles.status} data-print="hidden" data-state={state}>
      {state === 'unknown' ? (
        t('programmeBooklet.offlineStatus.unknown')
      ) : (
        <Icon of={WifiOff} className={styles.icon} />
      )}
      {state === 'cached' && (
        <span>
          {t('programmeBooklet.offlineStatus.cached')}{' '}
          <button type="button" className={styles.button} onClick={() => void remove().catch(fail)}>
            {t('programmeBooklet.offlineStatus.remove')}
          </button>
        </span>
      )}
      {state === 'removed' && (
        <span>
          {t('programmeBooklet.offlineStatus.removed')}{' '}
          <button type="button" className={styles.button} onClick={() => void restore().catch(fail)}>
            {t('programmeBooklet.offlineStatus.cache')}
          </button>
        </span>
      )}
    </output>
  );
}
