import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { FactBox } from '@ofgc/shared/design/concerts/FactBox/FactBox.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { Workshop } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { takesApplications } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import { Meetings } from '../enrolment/Meetings.tsx';
import styles from './WorkshopItem.module.css';

/** A workshop for teachers: its days, and the facts about enrolment. */
export function WorkshopItem({ workshop }: { workshop: Workshop }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { title, summary, trainer, trainerText, audience, meetings, hall, hours, places, state, applyFrom, applyTo } =
    workshop;
  const lang = foreignLang(workshop.lang, locale);
  const day = (instant: string) => formatDate(instant, 'date', locale);
  return (
    <article className={styles.item}>
      <div className={styles.words}>
        <h3 className={styles.title} lang={lang}>
          {title}
        </h3>
        <Html html={summary} lang={lang} />
        <PhoneFold look="more" title={t('meetings', { count: meetings.length })}>
          <Meetings meetings={meetings} lang={lang} />
        </PhoneFold>
        <p className="small" lang={lang}>
          <b>{trainer}.</b> {trainerText}
        </p>
      </div>
      <FactBox
        label={t('workshop.facts', { title })}
        facts={[
          {
            term: t('workshop.state'),
            value: (
              <p>
                <EnrolmentBadge state={state} applyFrom={applyFrom} />
              </p>
            ),
          },
          { term: t('workshop.apply'), value: t('workshop.applyDates', { from: day(applyFrom), to: day(applyTo) }) },
          { term: t('workshop.certified'), value: t('workshop.hours', { count: hours }), isStrong: true },
          {
            term: t('workshop.places'),
            value: t('workshop.placesOf', { count: places.total }),
            detail: takesApplications(state) ? t('workshop.left', { count: places.left }) : undefined,
          },
          { term: t('activity.audience'), value: <p lang={lang}>{audience}</p> },
          { term: t('activity.place'), value: hall.venue, detail: `${hall.name}, ${hall.locality}` },
          { term: t('activity.price'), value: t('workshop.free') },
        ]}
        action={state === 'open' && <ButtonLink to="#inscripcion">{t('workshop.write')}</ButtonLink>}
      />
    </article>
  );
}
