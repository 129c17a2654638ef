import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeItem } from '../../../domain/events/event.schema.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import styles from './WorkList.module.css';

interface WorkListProps {
  items: readonly ProgrammeItem[];
  /** The level of the works' titles. */
  headingLevel?: HeadingLevel;
  /** The language of the works' texts where it differs from the page's. */
  lang?: string | undefined;
  /** Renders an action for a work, in the work's line. */
  renderAction?: (work: ProgrammeWorkItem) => ReactNode;
}

export type ProgrammeWorkItem = Extract<ProgrammeItem, { kind: 'work' }>;

/** The works, laid out like a printed programme: composer, title, minutes in the margin, movements, interval. */
export function WorkList({ items, headingLevel = 3, lang, renderAction }: WorkListProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.programme}>
      {items.map((item, index) =>
        item.kind === 'interval' ? (
          <p className={styles.interval} key={`interval ${index}`}>
            {t('intervalOf', { count: item.minutes })}
          </p>
        ) : (
          <ProgrammeWork
            key={`${item.workId} ${index}`}
            work={item}
            headingLevel={headingLevel}
            lang={lang}
            action={renderAction?.(item)}
          />
        ),
      )}
    </div>
  );
}

interface ProgrammeWorkProps {
  work: ProgrammeWorkItem;
  headingLevel: HeadingLevel;
  lang: string | undefined;
  action: ReactNode;
}

function ProgrammeWork({ work, headingLevel, lang, action }: ProgrammeWorkProps) {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.work}>
      <p className={styles.composer} lang={lang}>
        {work.composer} {work.years && <span>{work.years}</span>}
      </p>
      <Heading level={headingLevel} className={styles.title} lang={lang}>
        {work.title}
      </Heading>
      <p className={styles.minutes}>
        {work.minutes}
        <small> {t('minutesShort')}</small>
      </p>
      {work.soloists.length > 0 && (
        <p className={styles.detail} lang={lang}>
          {work.soloists.map(({ name, part }, index) => [
            index > 0 && ' · ',
            <span key={name}>{part ? t('part', { name, part }) : name}</span>,
          ])}
        </p>
      )}
      {work.movements.length > 0 && (
        <ol className={styles.movements} lang={lang}>
          {work.movements.map((movement, index) => (
            <li key={`${index} ${movement}`}>{movement}</li>
          ))}
        </ol>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
