import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { useInBrowser } from '@ofgc/shared/hydration/use-in-browser.ts';
import { localisedPath, useLocale } from '@ofgc/shared/i18n';
import { accessibilityPath, dataProtectionPath, legalNoticePath } from '@ofgc/shared/routes/site/pages.ts';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './BookletFooter.module.css';

interface BookletFooterProps {
  /** Links shown before the legal ones. */
  links: readonly { to: string; label: string }[];
  isBooklet?: boolean;
}

/** The footer of pages that lack the site's own: a print button, and the links that every page must have. */
export function BookletFooter({ links, isBooklet = false }: BookletFooterProps) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const canPrint = useInBrowser(() => isBooklet, false);
  const legal = [
    { to: '/', label: t('programmeBooklet.foot.home') },
    { to: accessibilityPath, label: t('programmeBooklet.foot.accessibility') },
    { to: dataProtectionPath, label: t('programmeBooklet.foot.privacy') },
    { to: legalNoticePath, label: t('programmeBooklet.foot.legal') },
  ];
  return (
    <footer className={styles.foot} data-print="hidden">
      {canPrint && (
        <button type="button" className={styles.print} onClick={() => window.print()}>
          <Icon of={Printer} /> {t('programmeBooklet.foot.print')}
        </button>
      )}
      <ul className={styles.links}>
        {[...links, ...legal].map(({ to, label }) => (
          <li key={to}>
            <a href={localisedPath(to, locale)}>{label}</a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
