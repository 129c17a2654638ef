import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';
import { ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusMainHeading, scrollBehaviour } from './focus.ts';
import styles from './BackToTop.module.css';

/** Moves view and focus back to the beginning of the page; always in view on a long page, at the end of a short one. */
export function BackToTop() {
  const { t } = useTranslation('shell');
  const goUp = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    focusMainHeading();
  };
  return (
    <div className={styles.rail} data-print="hidden">
      <a className={styles.link} href="#contenido" title={t('backToTop')} aria-label={t('backToTop')} onClick={goUp}>
        <Icon of={ArrowUp} />
      </a>
    </div>
  );
}
