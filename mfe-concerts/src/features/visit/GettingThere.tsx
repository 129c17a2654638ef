import type { Venue } from '@ofgc/shared/domain/venues/venue.schema.ts';
import { useTranslation } from 'react-i18next';
import styles from './VenueVisit.module.css';

interface GettingThereProps {
  ways: Venue['gettingThere'];
  lang: Venue['lang'] | undefined;
}

/** Directions to a venue, with bus lines and their last service. */
export function GettingThere({ ways, lang }: GettingThereProps) {
  const { t } = useTranslation('concerts');
  return (
    <dl className={styles.notes}>
      {ways.map(({ mode, text, lines, lastService }) => (
        <div key={mode}>
          <dt>
            {t(`concert.details.mode.${mode}`)}
            {lines.length > 0 && (
              <span className={styles.lines}>
                <span className="visually-hidden">{t('visit.lines')} </span>
                {lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </span>
            )}
          </dt>
          <dd lang={lang}>
            {text}
            {lastService && <strong className={styles.last}>{lastService}</strong>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
