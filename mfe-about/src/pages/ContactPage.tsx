import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchConsent } from '@ofgc/shared/api-client/site/consents.ts';
import { sendContactMessage } from '@ofgc/shared/api-client/about/contact.ts';
import { fetchDepartments } from '@ofgc/shared/api-client/about/departments.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { fetchVenues } from '@ofgc/shared/api-client/concerts/venues.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContactForm } from '../features/contact/ContactForm.tsx';
import { ContactSent } from '../features/contact/ContactSent.tsx';
import { Departments } from '../features/contact/Departments.tsx';
import { InstitutionalHead } from '../features/institutional-pages/InstitutionalHead.tsx';
import { LastUpdated } from '../features/institutional-pages/LastUpdated.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { TextSection } from '../features/institutional-pages/TextSection.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import { LocationMap } from '../features/contact/LocationMap.tsx';
import { staffedVenues } from '../features/contact/staffed-venues.ts';
import { placeJsonLd } from '../features/contact/place-json-ld.ts';
import { VenueDirections } from '../features/contact/VenueDirections.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const [page, venues, departments, consent] = await Promise.all([
    fetchPage(api, contactPath),
    dataIfAny(fetchVenues(api), onMissing),
    fetchDepartments(api),
    fetchConsent(api, 'contact'),
  ]);
  return {
    page,
    /** Null where they could not be fetched. */
    venues: venues && venues.filter(({ slug }) => staffedVenues.includes(slug)),
    departments,
    consent,
    chosen: searchParams.get('asunto') ?? '',
    /** Only a reference in the API's format is shown, because anybody can write such an address. */
    sent: /^C-[A-Z2-9]{6}$/.exec(searchParams.get('enviado') ?? '')?.[0],
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({
  contact: async ({ api, body, path }) => {
    const { reference } = await sendContactMessage(api, body);
    return `${path}?enviado=${reference}#enviado`;
  },
});

export const handle: PageHandle<Data> = {
  parameters: ['asunto'],
  visitorParameters: ['enviado'],
  meta: ({ data: { page, venues } }) => ({
    title: page.title,
    description: page.description,
    jsonLd: venues?.map(placeJsonLd),
  }),
};

export function Component() {
  const { page, venues, departments, consent, chosen, sent } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const contents = useMemo(() => page.sections.map(({ anchor, title }) => ({ id: anchor, title, lang })), [page, lang]);
  return (
    <Container>
      <InstitutionalHead page={page}>
        <LastUpdated on={page.updatedOn} />
      </InstitutionalHead>
      <LongPage parts={contents} of="text">
        <TranslationNotice lang={page.lang} />
        {/* Keyed by index: the form keeps its state, and what was typed, when the language changes. */}
        {page.sections.map(({ anchor, title, html }, place) => (
          <TextSection key={place} id={anchor} title={title} lang={lang} isFolded={anchor === 'donde-estamos'}>
            <Html html={html} lang={lang} />
            {anchor === 'con-quien' && <Departments departments={departments} />}
            {anchor === 'escribanos' && <Drawing name="letter" crop="band" />}
            {anchor === 'escribanos' &&
              (sent ? (
                <ContactSent reference={sent} page={page.path} />
              ) : (
                <ContactForm departments={departments} consent={consent} chosen={chosen} labelledBy={anchor} />
              ))}
            {anchor === 'donde-estamos' && !venues && <MissingPart />}
            {anchor === 'donde-estamos' && venues && (
              <>
                <LocationMap venues={venues} />
                {venues.map((venue) => (
                  <VenueDirections key={venue.id} venue={venue} />
                ))}
              </>
            )}
          </TextSection>
        ))}
        <PageHelp path={page.path} />
      </LongPage>
    </Container>
  );
}
