import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineStatus.module.css';

type KeepState = 'unknown' | 'kept' | 'removed';

/** Its code comes when the page stands: nobody waits for it. */
const loadKeeping = () => import('./page-cache.ts');

/**
 * Says that the programme is kept on this device and offers to take it away again. Without
 * JavaScript, or where nothing could be kept, it only asks for a dark screen.
 * @param addresses this page's, one a language
 */
export function KeptOffline({ addresses }: { addresses: readonly string[] }) {
  const { t } = useTranslation('concerts');
  const [state, setState] = useState<KeepState>('unknown');
  const list = addresses.join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { keepPages, mayKeep } = await loadKeeping();
      const next = mayKeep() ? await keepPages(list.split(' ')) : 'removed';
      if (next && !leaving.signal.aborted) setState(next);
    };
    // Without the network, or where the browser may not, nothing is said.
    begin().catch(() => {});
    return () => leaving.abort();
  }, [list]);

  const remove = async () => {
    await (await loadKeeping()).removeKept();
    setState('removed');
  };
  const keep = async () => {
    const { allowKeeping, keepPages } = await loadKeeping();
    allowKeeping();
    setState((await keepPages(list.split(' '))) ?? 'unknown');
  };
  return (
    <output className={styles.kept} data-print="hidden" data-state={state}>
      {state === 'unknown' ? t('handProgramme.kept.silence') : <Icon of={WifiOff} className={styles.icon} />}
      {state === 'kept' && (
        <span>
          {t('handProgramme.kept.yes')}{' '}
          <button type="button" className={styles.button} onClick={() => void remove()}>
            {t('handProgramme.kept.remove')}
          </button>
        </span>
      )}
      {state === 'removed' && (
        <span>
          {t('handProgramme.kept.no')}{' '}
          <button type="button" className={styles.button} onClick={() => void keep()}>
            {t('handProgramme.kept.keep')}
          </button>
        </span>
      )}
    </output>
  );
}
