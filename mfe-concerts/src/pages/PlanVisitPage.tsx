import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { LongPage } from '@ofgc/shared/design/layout/LongPage/LongPage.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { HelpBlock } from '@ofgc/shared/design/feedback/HelpBlock/HelpBlock.tsx';
import { UnknownFilters } from '@ofgc/shared/design/forms/UnknownFilters/UnknownFilters.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { filteredLoader } from '@ofgc/shared/filters/search-known.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { concertsPath } from '@ofgc/shared/routes/site/sections.ts';
import { venueVisitPath, visitPath } from '@ofgc/shared/routes/concerts/venues.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { PageSection } from '../features/page-section/PageSection.tsx';
import { loadVisit, type VisitData } from '../features/visit/load-visit.ts';
import { venueJsonLd } from '../features/visit/venue-json-ld.ts';
import { VenueChoice } from '../features/visit/VenueChoice.tsx';
import { HelpText } from '../features/page-help/HelpText.tsx';
import { StaticVenueVisit } from '../features/visit/StaticVenueVisit.tsx';
import styles from './PlanVisitPage.module.css';

export const loader = filteredLoader(({ context, request }) =>
  loadVisit(context.get(pageContext), new URL(request.url).searchParams),
);

export const handle: PageHandle<VisitData> = {
  parameters: ['sala'],
  meta: ({ data: { page, venues, unknown } }) => ({
    title: page.title,
    description: page.description,
    noIndex: unknown.length > 0,
    canonical: visitPath,
    jsonLd: venues.map(venueJsonLd),
  }),
};

/** Information for everybody stands side by side; the rest is folded, which keeps the page short on phones. */
const questionsAs: Partial<Record<string, 'details' | 'columns'>> = {
  antes: 'columns',
  durante: 'details',
  accesibilidad: 'columns',
  'con-ninos': 'details',
  preguntas: 'details',
};

export function Component() {
  const { page, choices, venues, chosen, unknown, documents } = useLoaderData<typeof loader>();
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const parts = [
    { id: 'salas', title: t('visit.halls') },
    ...page.sections.map(({ anchor, title }) => ({ id: anchor, title, lang })),
    ...(documents?.length !== 0 ? [{ id: 'descargas', title: t('visit.documents') }] : []),
  ];
  return (
    <Container>
      <ContentHead page={page} trail={[{ label: t('hub.crumb'), to: concertsPath }]}>
        <TranslationNotice lang={page.lang} />
      </ContentHead>
      <LongPage parts={parts} of="blocks">
        <section className={styles.halls} aria-labelledby="salas">
          <SectionHead id="salas" title={t('visit.halls')} isTight />
          <UnknownFilters
            unknown={unknown}
            labelOf={() => t('visit.halls')}
            all={{ to: venueVisitPath(), label: t('visit.all') }}
          />
          <VenueChoice choices={choices} chosen={chosen} />
          {venues.map((venue) => (
            <StaticVenueVisit key={venue.slug} venue={venue} isOpen={venue.slug === chosen} />
          ))}
        </section>
        {page.sections.map((section) => (
          <PageSection
            key={section.anchor}
            section={section}
            lang={lang}
            questionsAs={questionsAs[section.anchor]}
            isFolded
          />
        ))}
        {documents?.length !== 0 && (
          <section aria-labelledby="descargas">
            <SectionFold id="descargas" title={t('visit.documents')}>
              {documents ? <Downloads documents={documents} /> : <MissingPart />}
            </SectionFold>
          </section>
        )}
        <HelpBlock
          title={t('hub.help')}
          headingLevel={2}
          action={<ArrowLink to={contactPath}>{t('visit.contact')}</ArrowLink>}
        >
          <HelpText text={t('visit.helpText')} />
        </HelpBlock>
      </LongPage>
    </Container>
  );
}
