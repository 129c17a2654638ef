import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/ArrowLink/ArrowLink.tsx';
import { eventPath } from '@ofgc/shared/design/event-path.ts';
import { Kicker } from '@ofgc/shared/design/Kicker/Kicker.tsx';
import { SiteLink } from '@ofgc/shared/design/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import type { NextConcert } from '../audiences.ts';
import { upcomingConcerts } from '../upcoming.ts';
import styles from './SchoolsAndFamilies.module.css';

function SchoolsAndFamilies({ data: { next } }: { data: { next: NextConcert | null } }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <section className={styles.column} data-section="education" aria-labelledby="escuelas-familias">
      <Kicker>{t('home.kicker')}</Kicker>
      <h2 id="escuelas-familias" className={styles.title}>{t('home.title')}</h2>
      <p>{t('home.text')}</p>
      {next && (
        <p>
          {t('home.next')}{' '}
          <SiteLink to={eventPath(next)} lang={next.lang === locale ? undefined : next.lang}>{next.title}</SiteLink>{' '}
          <time className={styles.when} dateTime={next.startsAt}>{t('home.when', { day: formatDate(next.startsAt, 'day', locale), time: formatDate(next.startsAt, 'time', locale) })}</time>
        </p>
      )}
      <p><ArrowLink to="/educacion-comunidad">{t('home.more')}</ArrowLink></p>
    </section>
  );
}

/** The way to education and community from the home page, with the next concert for families. */
export const slot = defineSlot({
  async load({ api }) {
    const { data } = await fetchEvents(api, { type: 'familia', when: 'upcoming', perPage: 6 });
    const [first] = upcomingConcerts(data);
    if (!first) return { next: null };
    const { id, slug, title, lang } = first.event;
    return { next: { id, slug, title, lang, startsAt: first.performance.startsAt } };
  },
  Component: SchoolsAndFamilies,
});
