import { fetchAllActivities } from '@ofgc/shared/api-client/education/activities.ts';
import { fetchPage } from '@ofgc/shared/api-client/site/pages.ts';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { TitledSection } from '@ofgc/shared/design/layout/TitledSection/TitledSection.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { withNextConcert } from '../../features/activities/activity-concert.ts';
import { ActivityList } from '../../features/activities/ActivityList.tsx';
import { PastActivities } from '../../features/activities/PastActivities.tsx';
import { EducationLayout } from '../../features/layout/EducationLayout.tsx';
import { TitledTexts } from '../../features/page-parts/TitledTexts.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, onMissing } = context.get(pageContext);
  const [page, ahead, past] = await Promise.all([
    fetchPage(api, educationPaths.training),
    fetchAllActivities(api, { kind: 'training' }),
    dataIfAny(fetchAllActivities(api, { kind: 'training', when: 'past' }), onMissing),
  ]);
  return { page, ahead: ahead.data.map((activity) => withNextConcert(activity, [])), past };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  meta: ({ data: { page } }) => ({ title: page.title, description: page.description }),
};

export function Component() {
  const { page, ahead, past } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const lang = foreignLang(page.lang, useLocale());
  return (
    <EducationLayout page={page} help="schools">
      <TitledSection
        id="programas"
        title={t('training.programmes')}
        link={{ to: educationPaths.masterclasses, label: t('training.masterclasses') }}
      >
        {ahead.length > 0 ? (
          <ActivityList activities={ahead} isLinked={false} />
        ) : (
          <EmptyState title={t('training.none')}>{t('training.noneText')}</EmptyState>
        )}
      </TitledSection>
      <TitledSection id="detalle" title={t('training.inside')} tone="sunken">
        <TitledTexts parts={page.sections} lang={lang} level={3} />
      </TitledSection>
      <TitledSection id="anteriores" title={t('training.past')}>
        {!past && <MissingPart />}
        {past && past.length > 0 && <PastActivities activities={past} />}
        <p>
          <ArrowLink to={educationPaths.oldTraining}>{t('training.old')}</ArrowLink>
        </p>
      </TitledSection>
    </EducationLayout>
  );
}
