import { fetchEvents } from '@ofgc/shared/api-client/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/subscriptions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Columns } from '@ofgc/shared/design/Columns/Columns.tsx';
import { ConcertCard } from '@ofgc/shared/design/ConcertCard/ConcertCard.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Answers } from '../features/layout/TextColumns.tsx';
import { ClubCard } from '../features/clubs/ClubCard.tsx';
import { EducationPage } from '../features/layout/EducationLayout.tsx';
import { PagePartSection } from '../features/layout/PagePartSection.tsx';
import { TitledTexts } from '../features/layout/TitledTexts.tsx';
import { otherParts, partsOf } from '../features/layout/page-parts.ts';
import { paths } from '../features/addresses/education-paths.ts';
import { upcomingConcerts } from '../features/concerts/upcoming-concerts.ts';

/** The clubs, the age until which each is, and the page of the other one. */
const clubs = {
  'club-16': { path: paths.club16, age: 16, other: paths.club26 },
  'club-26': { path: paths.club26, age: 26, other: paths.club16 },
} as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const slug = params.club ?? '';
  if (slug !== 'club-16' && slug !== 'club-26') throw data(null, { status: 404, statusText: 'Not Found' });
  const club = clubs[slug];
  const [page, subscriptions] = await Promise.all([fetchPage(api, club.path), fetchSubscriptions(api, { slug })]);
  const [offer] = subscriptions.data;
  // The office lists the concerts of a club with its price; what is over falls out here.
  const events = offer?.eventIds.length
    ? await fetchEvents(api, { ids: offer.eventIds.join(','), when: 'upcoming', perPage: 100 })
    : null;
  return {
    page,
    club,
    price: offer?.prices[0]?.amount ?? null,
    concerts: upcomingConcerts(events?.data ?? []).slice(0, 4),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page, club }, t }) => ({
    title: t('club.pageTitle', { title: page.title, age: club.age }),
    description: page.description,
  }),
};

export function Component() {
  const { page, club, price, concerts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = page.lang === useLocale() ? undefined : page.lang;
  const places = ['ventaja', 'hazte-socio', 'norma', 'pregunta'];
  return (
    <EducationPage
      page={page}
      above={{ label: t('schools.title'), to: paths.schools }}
      help="tickets"
      head={price !== null && <ClubCard age={club.age} price={price} other={club.other} />}
    >
      <PagePartSection id="ventajas" title={t('club.benefits')}>
        <Answers parts={partsOf(page, 'ventaja')} lang={lang} />
      </PagePartSection>
      <PagePartSection id="hazte-miembro" title={t('club.join')} tone="sunken">
        <TitledTexts
          parts={[...partsOf(page, 'hazte-socio'), ...partsOf(page, 'norma'), ...otherParts(page, places)]}
          lang={lang}
          level={3}
        />
      </PagePartSection>
      {concerts.length > 0 && (
        <PagePartSection
          id="proximos"
          title={t('club.concerts')}
          link={{ to: '/conciertos-entradas/eventos', label: t('landing.calendar') }}
        >
          <Columns count={4}>
            {concerts.map(({ event, performance }) => (
              <ConcertCard key={event.id} event={event} performance={performance} isListed />
            ))}
          </Columns>
        </PagePartSection>
      )}
      <PagePartSection id="preguntas" title={t('questions')}>
        <Answers parts={partsOf(page, 'pregunta')} lang={lang} />
      </PagePartSection>
    </EducationPage>
  );
}
