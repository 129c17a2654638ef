import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SectionTeaser } from '@ofgc/shared/design/navigation/SectionTeaser/SectionTeaser.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { educationPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type ConcertLink, concertLink } from '../features/activities/concert-link.ts';
import styles from './Education.module.css';

function SchoolsAndFamilies({ data: { next } }: { data: { next: ConcertLink | null } }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <SectionTeaser
      id="escuelas-familias"
      eyebrow={t('home.eyebrow')}
      title={t('home.title')}
      link={{ to: educationPath, label: t('home.more') }}
    >
      <p>{t('home.text')}</p>
      {next && (
        <p>
          {t('home.next')}{' '}
          <SiteLink to={eventPath(next)} lang={foreignLang(next.lang, locale)}>
            {next.title}
          </SiteLink>{' '}
          <time className={styles.when} dateTime={next.startsAt}>
            {t('home.when', {
              day: formatDate(next.startsAt, 'day', locale),
              time: formatDate(next.startsAt, 'time', locale),
            })}
          </time>
        </p>
      )}
    </SectionTeaser>
  );
}

/** `home.education`: the home page's link to education and community, with the next concert for families. */
export const slot = defineSlot({
  async load({ api }) {
    const { data } = await fetchEvents(api, { type: 'familia', when: 'upcoming', perPage: 6 });
    const [first] = upcomingConcerts(data);
    return { next: first ? concertLink(first) : null };
  },
  Component: SchoolsAndFamilies,
});
