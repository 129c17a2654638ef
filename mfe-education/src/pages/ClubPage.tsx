import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { fetchInscription } from '@ofgc/shared/api-client/site/inscriptions.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchSubscriptions } from '@ofgc/shared/api-client/concerts/subscriptions.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { formIfAny } from '@ofgc/shared/api-client/form-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { InscriptionForm } from '@ofgc/shared/design/forms/InscriptionForm/InscriptionForm.tsx';
import { ConcertColumns } from '@ofgc/shared/design/concerts/ConcertColumns/ConcertColumns.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { upcomingConcerts } from '@ofgc/shared/domain/events/featured-performance.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { sentInscriptionParameter, takeInscription } from '@ofgc/shared/forms/inscription-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { joinClubAnchor } from '@ofgc/shared/routes/education/clubs.ts';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageQuestions } from '../features/page-parts/PageQuestions.tsx';
import { TextColumns } from '../features/page-parts/TextColumns.tsx';
import { ClubCard } from '../features/clubs/ClubCard.tsx';
import { findClub } from '../features/clubs/clubs.ts';
import { EducationLayout } from '../features/layout/EducationLayout.tsx';
import { TitledTexts } from '../features/page-parts/TitledTexts.tsx';
import { otherParts, partsOf } from '../features/page-parts/page-parts.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const club = findClub(params.club);
  if (!club) throw pageNotFound();
  const [page, inscription, subscriptions] = await Promise.all([
    fetchPage(api, club.path),
    formIfAny(fetchInscription(api, club.key), request, onMissing),
    dataIfAny(fetchSubscriptions(api, { slug: params.club }), onMissing),
  ]);
  // A club is sold as a subscription, which holds its concerts and its price.
  const [offer] = subscriptions ?? [];
  const events = offer?.eventIds.length
    ? await dataIfAny(fetchAllEvents(api, { ids: offer.eventIds.join(','), when: 'upcoming' }), onMissing)
    : subscriptions && [];
  return {
    page,
    club,
    inscription,
    price: offer?.prices[0]?.amount ?? null,
    /** Null where they could not be fetched. */
    concerts: events && upcomingConcerts(events).slice(0, 4),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({ inscription: takeInscription });

export const handle: PageHandle<Data> = {
  visitorParameters: [sentInscriptionParameter],
  meta: ({ data: { page, club }, t }) => ({
    title: t('club.pageTitle', { title: page.title, age: club.age }),
    description: page.description,
  }),
};

export function Component() {
  const { page, club, inscription, price, concerts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  const benefits = partsOf(page, 'ventaja');
  const places = ['ventaja', 'hazte-socio', 'norma', 'pregunta'];
  return (
    <EducationLayout
      page={page}
      above={{ label: t('schools.title'), to: educationPaths.schools }}
      help="tickets"
      head={price !== null && <ClubCard club={club} price={price} />}
    >
      {benefits.length > 0 && (
        <TitledSection id="ventajas" title={t('club.benefits')}>
          <TextColumns parts={benefits} lang={lang} />
        </TitledSection>
      )}
      <TitledSection id={joinClubAnchor} title={t('club.join')} tone="sunken">
        <TitledTexts
          parts={[...partsOf(page, 'hazte-socio'), ...partsOf(page, 'norma'), ...otherParts(page, places)]}
          lang={lang}
          level={3}
          after={{
            'hazte-socio': <InscriptionForm inscription={inscription} labelledBy="hazte-socio" headingLevel={4} />,
          }}
        />
      </TitledSection>
      {concerts?.length !== 0 && (
        <TitledSection id="proximos" title={t('club.concerts')} link={{ to: eventsPath, label: t('landing.calendar') }}>
          {concerts ? <ConcertColumns concerts={concerts} /> : <MissingPart />}
        </TitledSection>
      )}
      <PageQuestions page={page} />
    </EducationLayout>
  );
}
