import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { type CalendarChoice, calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import type { WhenParameter } from '@ofgc/shared/routes/concerts/event-parameters.ts';
import { useTranslation } from 'react-i18next';
import { whenWords } from './calendar-query.ts';
import styles from './WhenChoice.module.css';

interface WhenChoiceProps {
  query: CalendarChoice;
  /** Which concerts are shown. */
  when: WhenParameter;
  /** The value of `when` without `cuando` in the address; undefined where the address has none. */
  impliedWhen: WhenParameter | undefined;
}

/**
 * Upcoming concerts, past ones, or all. Upcoming ones are the default and not in the address, unless the filters name
 * a time that is over.
 */
export function WhenChoice({ query, when, impliedWhen }: WhenChoiceProps) {
  const { t } = useTranslation('concerts');
  return (
    <nav aria-label={t('calendar.whenLabel')}>
      <ul className={styles.choice}>
        {whenWords.map((word) => (
          <li key={word}>
            <Chip
              to={calendarPath({
                ...query,
                cuando: word === 'proximos' && word === (impliedWhen ?? when) ? undefined : word,
              })}
              label={t(`calendar.when.${word}`)}
              isCurrent={word === when}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
