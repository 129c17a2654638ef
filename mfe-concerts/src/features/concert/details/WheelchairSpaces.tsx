import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { hasWheelchairSpaces } from '@ofgc/shared/domain/events/wheelchair-spaces.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { wheelchairSpacePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { useTranslation } from 'react-i18next';
import styles from './ConcertDetails.module.css';

/** Links to the request for a wheelchair space, for each date that has some and has not begun; nothing where there is none. */
export function WheelchairSpaces({ event }: { event: Event }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { renderedAt } = useSite();
  const performances = event.performances.filter(
    (one) => hasWheelchairSpaces(one) && new Date(one.startsAt) > renderedAt,
  );
  if (performances.length === 0) return null;
  const linkText = (startsAt: string) =>
    performances.length === 1
      ? t('wheelchair.ask')
      : t('wheelchair.askFor', {
          date: formatDate(startsAt, 'full', locale),
          time: formatDate(startsAt, 'time', locale),
        });
  return (
    <Details summary={t('wheelchair.title')} id="silla-de-ruedas">
      <div className={styles.list}>
        <p>{t('wheelchair.text')}</p>
        {performances.map(({ id, startsAt }) => (
          <ArrowLink key={id} to={wheelchairSpacePath(id)}>
            {linkText(startsAt)}
          </ArrowLink>
        ))}
      </div>
    </Details>
  );
}
