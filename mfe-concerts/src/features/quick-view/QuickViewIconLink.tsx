import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import type { QuickViewEvent } from '@ofgc/shared/state';
import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './QuickViewIconLink.module.css';
import { QuickViewLink } from './QuickViewLink.tsx';

/** Opens a concert's facts over the page; until its code has loaded it is a link to the concert. */
export function QuickViewIconLink({ event }: { event: QuickViewEvent }) {
  const { t } = useTranslation('concerts');
  return (
    <QuickViewLink className={styles.link} event={event} data-print="hidden">
      <Icon of={Maximize2} />
      <span>
        {t('home.comingWeeks.quickView')}
        <span className="visually-hidden"> {t('home.comingWeeks.quickViewOf', { title: event.title })}</span>
      </span>
    </QuickViewLink>
  );
}
