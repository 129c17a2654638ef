import { fetchMemberLegend, fetchMembers } from '@ofgc/shared/api-client/about/members.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionFold } from '@ofgc/shared/design/layout/SectionFold/SectionFold.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { isPlaying } from '@ofgc/shared/domain/members/member.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { orchestraPath } from '@ofgc/shared/routes/site/pages.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InstitutionalHead } from '../features/institutional-pages/InstitutionalHead.tsx';
import { LastUpdated } from '../features/institutional-pages/LastUpdated.tsx';
import { MemberLegend } from '../features/members/MemberLegend.tsx';
import { MemberSections } from '../features/members/MemberSections.tsx';
import { orchestraJsonLd } from '../features/members/orchestra-json-ld.ts';
import { SeatingPlan } from '../features/members/SeatingPlan.tsx';
import { SeatingPlanIndex } from '../features/members/SeatingPlanIndex.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './OrchestraPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [page, members, legend] = await Promise.all([
    fetchPage(api, orchestraPath),
    fetchMembers(api),
    fetchMemberLegend(api),
  ]);
  return { page, members: members.data, legend };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page, members }, t }) => ({
    title: page.title,
    description: page.description,
    jsonLd: [orchestraJsonLd(t('brandName', { ns: 'shared' }), members)],
  }),
};

/** The seating plan, the list of members, then the artistic direction, the staff and the governing board. */
export function Component() {
  const { page, members, legend } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const sections = legend.sections.map((section) => ({
    ...section,
    count: members.filter((member) => member.section.key === section.key && isPlaying(member.status.key)).length,
  }));
  const playing = sections.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Container>
        <InstitutionalHead page={page}>
          <LastUpdated on={page.updatedOn} />
        </InstitutionalHead>
        <TranslationNotice lang={page.lang} />
      </Container>
      <TitledSection tone="sea" id="escenario" title={t('orchestra.stage.title')} isTight>
        <p className={styles.intro}>{t('orchestra.stage.text', { count: playing })}</p>
        <div className={styles.stage}>
          <SeatingPlan members={members} sections={sections} label={t('orchestra.stage.label')} />
          <SeatingPlanIndex sections={sections} />
        </div>
        <p className={styles.key}>{t('orchestra.stage.key')}</p>
      </TitledSection>
      <TitledSection id="plantilla" title={t('orchestra.members')} isTight>
        <MemberSections members={members} sections={sections} />
      </TitledSection>
      <FoldedSection tone="sunken" id="leyenda" title={t('orchestra.legend')}>
        <MemberLegend legend={legend} />
      </FoldedSection>
      {page.sections.map(({ anchor, title, html }) => (
        <Section key={anchor} aria-labelledby={anchor} className={styles.text}>
          <Container>
            <SectionFold id={anchor} title={<span lang={lang}>{title}</span>}>
              <Html html={html} lang={lang} />
            </SectionFold>
          </Container>
        </Section>
      ))}
      <Container className={styles.help}>
        <PageHelp path={page.path} />
      </Container>
    </>
  );
}
