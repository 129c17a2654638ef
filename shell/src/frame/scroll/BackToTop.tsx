import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusMainHeading, scrollBehaviour } from './scroll-focus.ts';
import styles from './BackToTop.module.css';
import { isPlainClick } from '@ofgc/shared/design/navigation/SiteLink/plain-click.ts';

/** At the end of each page: view and focus go back to its beginning. */
export function BackToTop() {
  const { t } = useTranslation('shell');
  const goUp = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehaviour() });
    focusMainHeading();
  };
  return (
    <Container className={styles.row} data-print="hidden">
      <a className={styles.link} href="#contenido" onClick={goUp}>
        {t('backToTop')} <Icon of={ArrowUp} />
      </a>
    </Container>
  );
}
