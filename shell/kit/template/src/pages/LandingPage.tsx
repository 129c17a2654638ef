import { fetchEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PageHead } from '@ofgc/shared/design/layout/PageHead/PageHead.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { nextConcerts } from '../features/next-concerts/next-concerts.ts';
import styles from './LandingPage.module.css';

/** How many concerts the page names. */
const count = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, now } = context.get(pageContext);
  const { data } = await fetchEvents(api, { perPage: count });
  return { concerts: nextConcerts(data, now(), count) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ t }) => ({ title: t('landing.title'), description: t('landing.description') }),
};

export function Component() {
  const { concerts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('sample');
  const locale = useLocale();
  return (
    <Container className={styles.page}>
      <PageHead title={t('landing.title')} lead={t('landing.lead')} />
      {concerts.length === 0 && <p>{t('landing.none')}</p>}
      <ul className={styles.concerts}>
        {concerts.map((concert) => (
          <li key={concert.id}>
            <time dateTime={concert.startsAt}>{formatDate(concert.startsAt, 'full', locale)}</time>
            <SiteLink to={eventPath(concert)} lang={foreignLang(concert.lang, locale)}>
              {concert.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}
