import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cachedOnServer } from '../../../hydration/cached-on-server.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SiteLink } from '../../navigation/SiteLink/SiteLink.tsx';
import { formatMonth } from '../../../dates/format-month.ts';
import type { Locale } from '../../../domain/locale.ts';
import styles from './MonthPicker.module.css';

interface MonthOption {
  /** `YYYY-MM`. */
  month: string;
  concerts: number;
  to: string;
}

interface MonthPickerProps {
  months: readonly MonthOption[];
  /** The month shown, `YYYY-MM`. */
  current?: string | undefined;
}

/** "nov"; a month of another year than the previous one has the year: "ene 2027". */
function monthTab(month: string, previous: string | undefined, locale: Locale): string {
  const name = formatMonth(month, 'monthShort', locale);
  return previous && previous.slice(0, 4) !== month.slice(0, 4) ? `${name} ${month.slice(0, 4)}` : name;
}

function DrawnPicker({ months, current }: MonthPickerProps) {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>(`[data-month='${current}']`);
    if (bar.current && chosen)
      bar.current.scrollLeft = chosen.offsetLeft - (bar.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  // Without a link nothing in the bar would take the focus, and nobody could scroll it by keyboard.
  if (months.every(({ concerts }) => concerts === 0)) return null;
  return (
    <nav className={styles.months} aria-label={t('months.label')} ref={bar} data-print="hidden">
      {months.map(({ month, concerts, to }, index) => {
        const words = (
          <>
            {monthTab(month, months[index - 1]?.month, locale)} <span className={styles.count}>{concerts}</span>
            <span className="visually-hidden"> {t('months.concerts', { count: concerts })}</span>
          </>
        );
        if (concerts === 0)
          return (
            <span key={month} className={styles.month} data-empty="">
              {words}
            </span>
          );
        return (
          <SiteLink
            key={month}
            className={styles.month}
            data-month={month}
            to={to}
            aria-current={month === current ? 'true' : undefined}
            preventScrollReset
          >
            {words}
          </SiteLink>
        );
      })}
    </nav>
  );
}

/** Months with their number of concerts; empty months are shown but cannot be chosen; nothing where all are empty. */
export const MonthPicker = cachedOnServer(DrawnPicker);
