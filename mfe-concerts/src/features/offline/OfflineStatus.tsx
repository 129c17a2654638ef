import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineStatus.module.css';

type OfflineState = 'unknown' | 'kept' | 'removed';

/** Its code comes when the page stands: nobody waits for it. */
const loadPageCache = () => import('./page-cache.ts');

/**
 * Says that the programme is kept on this device and offers to take it away again. Without
 * JavaScript, or where nothing could be kept, it only asks for a dark screen.
 * @param addresses this page's, one a language
 */
export function OfflineStatus({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation('concerts');
  const [state, setState] = useState<OfflineState>('unknown');
  const list = addresses.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { cachePages, isCachingAllowed } = await loadPageCache();
      const next = isCachingAllowed() ? await cachePages(list.split(' ')) : 'removed';
      if (next && !leaving.signal.aborted) setState(next);
    };
    // Without the network, or where the browser may not, nothing is said.
    begin().catch(() => {});
    return () => leaving.abort();
  }, [list]);

  const remove = async () => {
    await (await loadPageCache()).clearPageCache();
    setState('removed');
  };
  const keep = async () => {
    const { allowCaching, cachePages } = await loadPageCache();
    allowCaching();
    setState((await cachePages(list.split(' '))) ?? 'unknown');
  };
  return (
    <output className={styles.kept} data-print="hidden" data-state={state}>
      {state === 'unknown' ? t('programmeBooklet.kept.silence') : <Icon of={WifiOff} className={styles.icon} />}
      {state === 'kept' && (
        <span>
          {t('programmeBooklet.kept.yes')}{' '}
          <button type="button" className={styles.button} onClick={() => void remove()}>
            {t('programmeBooklet.kept.remove')}
          </button>
        </span>
      )}
      {state === 'removed' && (
        <span>
          {t('programmeBooklet.kept.no')}{' '}
          <button type="button" className={styles.button} onClick={() => void keep()}>
            {t('programmeBooklet.kept.keep')}
          </button>
        </span>
      )}
    </output>
  );
}
