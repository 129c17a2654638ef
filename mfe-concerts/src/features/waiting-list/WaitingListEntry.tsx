import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { FactBox } from '@ofgc/shared/design/concerts/FactBox/FactBox.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import type { WaitingEntry } from '@ofgc/shared/domain/waiting-list/waiting-list.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import styles from './WaitingListEntry.module.css';

/** A place on a waiting list, and the actions that its owner has. */
export function WaitingListEntry({ place }: { place: WaitingEntry }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const { state, seats, reference, event, performance } = place;
  const { startsAt, hall } = performance;
  const facts = [
    {
      term: t('waitingList.concert'),
      value: <span lang={foreignLang(event.lang, locale)}>{event.title}</span>,
      detail: t('concert.facts.at', {
        date: formatDate(startsAt, 'full', locale),
        time: formatDate(startsAt, 'time', locale),
      }),
      isStrong: true,
    },
    // A list ends, too, when its concert moves online: then nobody is sent to the hall.
    ...(state === 'ended' ? [] : [{ term: t('waitingList.where'), value: hall.venue, detail: hall.name }]),
    { term: t('waitingList.seats'), value: t('waitingList.seatsFact', { count: seats }) },
    { term: t('waitingList.reference'), value: reference },
  ];
  return (
    <div className={styles.place}>
      <FactBox
        label={t('waitingList.facts')}
        facts={facts}
        action={
          state === 'requested' ? (
            <PostForm name="confirm" submit={t('waitingList.confirm')} />
          ) : (
            <div>
              <ButtonLink to={eventPath(event)} kind="secondary">
                {t('waitingList.toConcert')}
              </ButtonLink>
            </div>
          )
        }
      />
      <section className={styles.leave} aria-labelledby="salir">
        <h2 id="salir">{t('waitingList.leaveTitle')}</h2>
        <p>{t('waitingList.leaveText')}</p>
        <PostForm name="leave" submit={t('waitingList.leave')} kind="secondary" labelledBy="salir" />
      </section>
    </div>
  );
}
