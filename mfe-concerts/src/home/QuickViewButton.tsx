import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import type { EventSummary } from '@ofgc/shared/domain/event.schema.ts';
import { openModal } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './QuickViewButton.module.css';

/** Opens a concert's facts over the page. */
export function QuickViewButton({ event }: { event: EventSummary }) {
  const { t } = useTranslation('concerts');
  const open = useSetAtom(openModal);
  return (
    <button className={styles.button} type="button" aria-haspopup="dialog" onClick={() => open(event)}>
      <Icon of={Maximize2} />
      <span>
        {t('home.comingWeeks.quickView')}
        <span className="visually-hidden"> {t('home.comingWeeks.quickViewOf', { title: event.title })}</span>
      </span>
    </button>
  );
}
