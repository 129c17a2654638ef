import { fetchSchoolArea } from '@ofgc/shared/api-client/education/school-area.ts';
import { signOut } from '@ofgc/shared/api-client/sessions.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { privateLoader } from '@ofgc/shared/sign-in/private-loader.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { FactList } from '../../features/layout/FactList.tsx';
import { CallList } from '../../features/school-area/CallList.tsx';
import { RegistrationTable } from '../../features/school-area/RegistrationTable.tsx';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

export const loader = privateLoader('centre', ({ api }) => fetchSchoolArea(api));

export const action = formAction({
  'sign-out': async ({ api, subject }) => {
    await signOut(api, subject === 'everywhere' ? 'everywhere' : 'here');
    return schoolAreaPaths.signIn;
  },
});

export const handle: PageHandle = {
  isPrivate: true,
  meta: ({ t }) => ({ title: t('area.title'), description: t('area.description'), noIndex: true }),
};

export function Component() {
  const { centre, registrations, calls } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout title={centre.name} lead={t('area.lead')} above="none">
      <AreaPart id="inscripciones" title={t('area.registrations')}>
        {registrations.length > 0 ? (
          <RegistrationTable registrations={registrations} />
        ) : (
          <EmptyState title={t('area.nothing')}>{t('area.nothingText')}</EmptyState>
        )}
      </AreaPart>
      <AreaPart id="convocatorias" title={t('area.calls')}>
        <CallList calls={calls} />
      </AreaPart>
      <AreaPart id="centro" title={t('area.centre')}>
        <FactList
          facts={[
            { term: t('centre.code'), value: centre.code },
            { term: t('centre.municipality'), value: centre.municipality },
            { term: t('centre.contact'), value: centre.contact },
            { term: t('centre.email'), value: centre.email },
            { term: t('centre.phone'), value: centre.phone },
          ]}
        />
        <p className="small">{t('area.wrong')}</p>
        <PostForm name="sign-out" submit={t('area.signOut')} kind="secondary" />
        <PostForm name="sign-out:everywhere" submit={t('area.signOutEverywhere')} kind="quiet" />
      </AreaPart>
    </SchoolAreaLayout>
  );
}
