import { partIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { KeyFigures } from '@ofgc/shared/design/text/KeyFigures/KeyFigures.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { ContentHead } from '@ofgc/shared/design/layout/PageHead/ContentHead.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { TranslationNotice } from '@ofgc/shared/design/feedback/TranslationNotice/TranslationNotice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { aboutPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fetchChiefConductor } from '../features/landing/chief-conductor.ts';
import { ChiefConductorSection } from '../features/landing/ChiefConductorSection.tsx';
import { GovernanceSection } from '../features/landing/GovernanceSection.tsx';
import { htmlBeforeTable, parseKeyFigures } from '../features/landing/key-figures.ts';
import { QuickLinks } from '../features/landing/QuickLinks.tsx';
import { LastUpdated } from '../features/institutional-pages/LastUpdated.tsx';
import { PageHelp } from '../features/page-help/PageHelp.tsx';
import styles from './LandingPage.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const page = await fetchPage(api, aboutPath);
  const found = await partIfAny(fetchChiefConductor(page, api), onMissing);
  return { page, chief: found?.chief ?? null, isComplete: found !== null };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page }, t }) => ({
    title: page.title,
    description: page.description,
    jsonLd: [
      {
        '@type': 'PerformingGroup',
        name: t('brandName', { ns: 'shared' }),
        alternateName: 'OFGC',
        foundingDate: '1845',
      },
    ],
  }),
};

export function Component() {
  const { page, chief, isComplete } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const chiefText = page.sections.find(({ anchor }) => anchor === chief?.anchor);
  const figuresText = page.sections.find(({ html }) => parseKeyFigures(html).length > 0);
  const [mission, ...others] = page.sections.filter((section) => section !== chiefText && section !== figuresText);
  return (
    <>
      <Container>
        <ContentHead page={page}>
          <LastUpdated on={page.updatedOn} />
        </ContentHead>
        <TranslationNotice lang={page.lang} />
      </Container>
      {mission && (
        <TitledSection className={styles.first} id={mission.anchor} title={<span lang={lang}>{mission.title}</span>}>
          <Html html={mission.html} lang={lang} className={styles.mission} />
        </TitledSection>
      )}
      {figuresText && (
        <TitledSection tone="sea" id={figuresText.anchor} title={<span lang={lang}>{figuresText.title}</span>} isTight>
          <Html html={htmlBeforeTable(figuresText.html)} lang={lang} className={styles.note} />
          <KeyFigures figures={parseKeyFigures(figuresText.html)} lang={lang} />
        </TitledSection>
      )}
      {chiefText && <ChiefConductorSection section={chiefText} concert={chief?.concert} lang={lang} />}
      {others.length > 0 && <GovernanceSection parts={others} lang={lang} />}
      {!isComplete && (
        <Container>
          <MissingPart />
        </Container>
      )}
      <TitledSection id="puertas" title={t('quickLinks.title')} isTight>
        <div className={styles.links}>
          <QuickLinks />
        </div>
      </TitledSection>
      <Container className={styles.help}>
        <PageHelp path={aboutPath} />
      </Container>
    </>
  );
}
