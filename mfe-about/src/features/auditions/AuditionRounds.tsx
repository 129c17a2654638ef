import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Prose } from '@ofgc/shared/design/text/Prose/Prose.tsx';
import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './AuditionRounds.module.css';

type Round = Audition['rounds'][number];

interface AuditionRoundsProps {
  rounds: readonly Round[];
  /** The language of the texts where it differs from the page's. */
  lang: string | undefined;
}

/** The day, format (screened or not, or by video) and excerpts of each round. */
export function AuditionRounds({ rounds, lang }: AuditionRoundsProps) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <ol className={styles.rounds}>
      {rounds.map(({ on, format, hasScreen, text, excerpts }, index) => (
        <li key={index} className={styles.round}>
          <p className={styles.name}>
            <span>{t('audition.round', { number: index + 1 })}</span>{' '}
            <time dateTime={on}>{formatDate(on, 'full', locale)}</time>
          </p>
          <p className={styles.manner}>
            {format === 'video' ? t('audition.video') : t(hasScreen ? 'audition.screen' : 'audition.noScreen')}
          </p>
          <p lang={lang}>{text}</p>
          {excerpts.length > 0 && (
            <ExcerptTable excerpts={excerpts} caption={t('audition.excerpts', { number: index + 1 })} lang={lang} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface ExcerptTableProps {
  excerpts: Round['excerpts'];
  caption: string;
  lang: string | undefined;
}

function ExcerptTable({ excerpts, caption, lang }: ExcerptTableProps) {
  const { t } = useTranslation('about');
  return (
    <Prose className={styles.excerpts}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audition.work')}</th>
            <th scope="col">{t('audition.part')}</th>
            <th scope="col">{t('audition.bars')}</th>
          </tr>
        </thead>
        <tbody lang={lang}>
          {excerpts.map(({ work, movement, part, bars }) => (
            <tr key={`${work} ${movement}`}>
              <th scope="row">
                {work}
                {movement && <span className={styles.movement}>{movement}</span>}
              </th>
              <td>{part}</td>
              <td>{bars}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  );
}
