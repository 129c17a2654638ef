import { fetchPage } from '@ofgc/shared/api-client/pages.ts';
import { fetchVenues } from '@ofgc/shared/api-client/venues.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/Html/Html.tsx';
import { PageHead } from '@ofgc/shared/design/PageHead/PageHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHelp } from '../components/PageHelp.tsx';
import { TextLayout } from '../components/TextLayout.tsx';
import { TextSection } from '../components/TextSection.tsx';
import { Updated } from '../components/Updated.tsx';
import { VenueDirections } from '../components/VenueDirections.tsx';
import styles from './ContactPage.module.css';

/** Where somebody of the orchestra answers the door: the hall with the box office, and the office. */
const houses = ['auditorio-del-mar', 'sede-de-la-orquesta'];
/** The part of the text whose place the venues take: they know addresses and directions better. */
const placeAnchors = ['donde-estamos', 'where-we-are'];

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [page, { data }] = await Promise.all([
    fetchPage(api, '/sobre-ofgc/contacto'),
    fetchVenues(api, { perPage: 100 }),
  ]);
  return { page, venues: data.filter(({ slug }) => houses.includes(slug)) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page, venues } }) => ({
    title: page.title,
    description: page.description,
    jsonLd: venues.map(({ name, street, postalCode, locality, region, country, latitude, longitude }) => ({
      '@type': 'Place',
      name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: locality,
        addressRegion: region,
        addressCountry: country,
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
    })),
  }),
};

export function Component() {
  const { page, venues } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const locale = useLocale();
  const lang = page.lang === locale ? undefined : page.lang;
  const parts = useMemo(() => page.sections.map(({ anchor, title }) => ({ id: anchor, title })), [page]);
  return (
    <Container data-section="about">
      <PageHead
        title={page.title}
        lang={lang}
        trail={[{ label: t('about'), to: '/sobre-ofgc' }]}
        lead={<span lang={lang}>{page.lead}</span>}
      >
        <Updated on={page.updatedOn} />
      </PageHead>
      <TextLayout parts={parts}>
        <TranslationNotice lang={page.lang} />
        {page.sections.map(({ anchor, title, html }) => (
          <TextSection key={anchor} id={anchor} title={title} lang={lang}>
            {placeAnchors.includes(anchor) && venues.length > 0 ? (
              venues.map((venue) => <VenueDirections key={venue.id} venue={venue} />)
            ) : (
              <Html html={html} lang={lang} className={styles.text} />
            )}
          </TextSection>
        ))}
        <PageHelp path={page.path} />
      </TextLayout>
    </Container>
  );
}
