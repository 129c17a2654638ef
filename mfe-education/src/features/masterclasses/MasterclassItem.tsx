import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Eyebrow } from '@ofgc/shared/design/text/Eyebrow/Eyebrow.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { takesApplications } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { artistPath } from '@ofgc/shared/routes/explore/artists.ts';
import { enrolmentFormPath } from '@ofgc/shared/routes/education/masterclasses.ts';
import { useTranslation } from 'react-i18next';
import { EnrolmentBadge } from '../enrolment/EnrolmentBadge.tsx';
import styles from './MasterclassItem.module.css';
import { Meetings } from '../enrolment/Meetings.tsx';
import { PlacesTable } from './PlacesTable.tsx';

/** A masterclass that is not over: teacher, days, venue, places left, and the link to the form. */
export function MasterclassItem({ masterclass }: { masterclass: Masterclass }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { id, slug, title, master, artist, instrument, level, meetings, hall, state, applyFrom, applyTo } = masterclass;
  const lang = foreignLang(masterclass.lang, locale);
  const isOpen = takesApplications(state);
  const day = (instant: string) => formatDate(instant, 'date', locale);
  return (
    <article className={styles.item} id={slug} aria-labelledby={`clase-${id}`}>
      <div className={styles.head}>
        <Eyebrow>
          <span lang={lang}>{instrument}</span>
        </Eyebrow>
        <h3 className={styles.title} id={`clase-${id}`}>
          {artist ? <SiteLink to={artistPath(artist)}>{master}</SiteLink> : master}
        </h3>
        <p className={styles.state}>
          <EnrolmentBadge state={state} applyFrom={applyFrom} /> <span lang={lang}>{title}</span>
        </p>
      </div>
      <div className={styles.words}>
        <Html html={masterclass.summary} lang={lang} />
        <Meetings meetings={meetings} />
        <FactList
          facts={[
            {
              term: t('activity.place'),
              value: t('masterclasses.where', { ...hall, hall: hall.name }),
            },
            { term: t('masterclasses.level'), value: <span lang={lang}>{level}</span> },
            { term: t('masterclasses.repertoire'), value: <span lang={lang}>{masterclass.repertoire}</span> },
          ]}
        />
        <Details summary={t('masterclasses.requirements')}>
          <Html html={masterclass.requirements} lang={lang} />
        </Details>
      </div>
      <div className={styles.places}>
        <PlacesTable places={masterclass.places} isOpen={isOpen} />
        <p className="small">{t('masterclasses.applyDates', { from: day(applyFrom), to: day(applyTo) })}</p>
        {isOpen && (
          <p>
            <ButtonLink to={enrolmentFormPath({ slug })}>
              {t(state === 'full' ? 'masterclasses.wait' : 'masterclasses.apply')}
              <span className="visually-hidden"> {t('masterclasses.with', { title, master })}</span>
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
}
