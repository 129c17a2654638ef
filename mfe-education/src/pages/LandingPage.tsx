import { fetchAllActivities } from '@ofgc/shared/api-client/education/activities.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { educationPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupByAudience, otherSections } from '../features/audiences/audiences.ts';
import { AudienceLinks } from '../features/audiences/AudienceLinks.tsx';
import { AudienceSection } from '../features/audiences/AudienceSection.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './LandingPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [{ sections, ...page }, activities, events] = await Promise.all([
    fetchPage(api, educationPath),
    dataIfAny(fetchAllActivities(api), onMissing),
    dataIfAny(fetchAllEvents(api, { when: 'upcoming' }), onMissing),
  ]);
  return {
    page,
    audiences: groupByAudience({ sections, activities: activities ?? [], events: events ?? [] }),
    others: otherSections(sections),
    isIncomplete: !activities || !events,
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, audiences, others, isIncomplete } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  return (
    <>
      <Container className={styles.head}>
        <ContentHead page={page}>
          <TranslationNotice lang={page.lang} />
        </ContentHead>
        <AudienceLinks />
        <p>
          <ArrowLink to={educationPaths.activities}>{t('pages.activities')}</ArrowLink>
        </p>
      </Container>
      {audiences.map((audience, index) => (
        <AudienceSection
          key={audience.anchor}
          audience={audience}
          textLang={page.lang}
          tone={index % 2 === 0 ? 'page' : 'sunken'}
        />
      ))}
      {others.map(({ anchor, title, html }) => (
        <Section key={anchor} aria-labelledby={anchor}>
          <Container lang={lang}>
            <SectionHead id={anchor} title={title} />
            <Html html={html} />
          </Container>
        </Section>
      ))}
      <Container className={styles.help}>
        {isIncomplete && <MissingPart />}
        <PageHelp topic="schools" />
      </Container>
    </>
  );
}
