import { fetchMasterclasses } from '@ofgc/shared/api-client/education/masterclasses.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { FoldedSection } from '@ofgc/shared/design/layout/TitledSection/FoldedSection.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { TextColumns } from '../../features/page-parts/TextColumns.tsx';
import { Application } from '../../features/masterclasses/Application.tsx';
import { EducationLayout } from '../../features/layout/EducationLayout.tsx';
import { MasterclassItem } from '../../features/masterclasses/MasterclassItem.tsx';
import { PastItemRows } from '../../features/activities/PastItemRows.tsx';
import { TitledTexts } from '../../features/page-parts/TitledTexts.tsx';
import { loadApplication } from '../../features/masterclasses/load-application.ts';
import { masterclassJsonLd } from '../../features/masterclasses/masterclass-json-ld.ts';
import { sendApplication } from '../../features/masterclasses/send-application.ts';
import { otherParts, partsOf } from '../../features/page-parts/page-parts.ts';
import styles from './MasterclassesPage.module.css';

export const action = formAction({ application: sendApplication });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  const [page, { data }, application] = await Promise.all([
    fetchPage(api, educationPaths.masterclasses),
    fetchMasterclasses(api),
    loadApplication(api, new URL(request.url).searchParams),
  ]);
  return {
    page,
    application,
    ahead: data.filter(({ state }) => state !== 'past').toReversed(),
    past: data.filter(({ state }) => state === 'past'),
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  parameters: ['clase'],
  visitorParameters: ['solicitud'],
  meta: ({ data: { page, ahead, application }, t }) => ({
    title: page.title,
    description: page.description,
    canonical: educationPaths.masterclasses,
    noIndex: application.kind !== 'form',
    jsonLd: ahead.flatMap((masterclass) => masterclassJsonLd(masterclass, t('brandName', { ns: 'shared' }))),
  }),
};

export function Component() {
  const { page, ahead, past, application } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const lang = foreignLang(page.lang, locale);
  const others = otherParts(page, ['como']);
  // The form's part is open for visitors who came to apply, have applied, or whose form was refused.
  const isAnswered = useActionData() !== undefined;
  const isApplying = isAnswered || application.kind !== 'form' || application.chosen !== '';
  return (
    <EducationLayout page={page} help="schools">
      <TitledSection id="abiertas" title={t('masterclasses.ahead')}>
        {ahead.length === 0 && (
          <EmptyState title={t('masterclasses.nothing')}>{t('masterclasses.nothingText')}</EmptyState>
        )}
        <ul className={styles.classes}>
          {ahead.map((masterclass) => (
            <li key={masterclass.id}>
              <MasterclassItem masterclass={masterclass} />
            </li>
          ))}
        </ul>
      </TitledSection>
      <FoldedSection id="como" title={t('masterclasses.how')} tone="sunken">
        <TextColumns parts={partsOf(page, 'como')} lang={lang} count={4} />
        {others.length > 0 && <TitledTexts parts={others} lang={lang} level={3} />}
      </FoldedSection>
      <FoldedSection isOpen={isApplying} id="inscripcion" title={t('application.title')}>
        <Application view={application} masterclasses={ahead} />
      </FoldedSection>
      {past.length > 0 && (
        <FoldedSection id="anteriores" title={t('masterclasses.past')}>
          <PastItemRows
            areNotesLabels
            items={past.map(({ id, title, master, summary, meetings, places, lang: own }) => ({
              id,
              title: t('masterclasses.of', { title, master }),
              html: summary,
              when: meetings[0] ? formatDate(meetings[0].startsAt, 'date', locale) : '',
              note: t('masterclasses.took', {
                active: t('masterclasses.tookActive', { count: places.active.total - places.active.left }),
                listeners: t('masterclasses.tookListener', { count: places.listener.total - places.listener.left }),
              }),
              lang: own,
            }))}
          />
        </FoldedSection>
      )}
    </EducationLayout>
  );
}
