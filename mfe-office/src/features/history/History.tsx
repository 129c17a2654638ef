import { formatMoment } from '@ofgc/shared/dates/format-moment.ts';
import { useLocale } from '@ofgc/shared/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../layout/Panel.tsx';
import styles from './History.module.css';

interface Entry {
  key: string | number;
  /** What was changed: paragraphs. */
  words: ReactNode;
  actor: string;
  at: string;
  /** What follows from it: its email, a button that takes it back. */
  after?: ReactNode;
}

interface HistoryProps {
  /** The newest first. */
  entries: readonly Entry[];
  /** Said where there is no entry. */
  empty: string;
  /** Below the entries. */
  children?: ReactNode;
}

/** What happened to a record, and who did it. */
export function History({ entries, empty, children }: HistoryProps) {
  const { t } = useTranslation('office');
  const locale = useLocale();
  return (
    <Panel title={t('record.history')} id="historial">
      {entries.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ol className={styles.entries}>
          {entries.map(({ key, words, actor, at, after }) => (
            <li key={key} className={styles.entry}>
              {words}
              <p className={styles.by}>
                {actor}, {formatMoment(at, 'date', locale)}
              </p>
              {after}
            </li>
          ))}
        </ol>
      )}
      {children}
    </Panel>
  );
}

/** A text as it was written, with its lines. */
export function WrittenText({ lang, children }: { lang?: string; children: string }) {
  return (
    <p className={styles.text} lang={lang}>
      {children}
    </p>
  );
}

/** A small remark. */
export function Remark({ isFailure, children }: { isFailure?: boolean; children: string }) {
  return <p className={isFailure ? styles.failed : styles.by}>{children}</p>;
}
