import { changeOwnProfile } from '@ofgc/shared/api-client/education/school-centres.ts';
import { fetchSchoolArea } from '@ofgc/shared/api-client/education/school-registrations.ts';
import { signOut } from '@ofgc/shared/api-client/sessions.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { ProfileForm } from '../../features/school-account/ProfileForm.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { CallList } from '../../features/school-area/calls/CallList.tsx';
import { callSummary } from '../../features/school-area/calls/call-summary.ts';
import { RegistrationTable } from '../../features/school-area/registrations/RegistrationTable.tsx';
import { doneIn, doneParameter, saysDone } from '../../features/school-area/registration-form/send-registration.ts';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

export const loader = signedInLoader('centre', async ({ api }, { request }) => {
  const { calls, ...area } = await fetchSchoolArea(api);
  return { ...area, calls: calls.map(callSummary), done: doneIn(new URL(request.url).searchParams) };
});

export const action = formAction({
  profile: saysDone('cambio', ({ api, body }) => changeOwnProfile(api, body)),
  'sign-out': async ({ api, subject }) => {
    await signOut(api, subject === 'everywhere' ? 'everywhere' : 'here');
    return schoolAreaPaths.signIn;
  },
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: [doneParameter],
  meta: ({ t }) => ({ title: t('area.title'), description: t('area.description') }),
};

export function Component() {
  const { centre, registrations, calls, done, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout who={who} title={centre.name} lead={t('area.lead')} above="none">
      <DoneNotice done={done} />
      <AreaPart id="inscripciones" title={t('area.registrations')}>
        {registrations.length > 0 ? (
          <RegistrationTable registrations={registrations} />
        ) : (
          <EmptyState title={t('area.nothing')}>
            {calls.some(({ state }) => state === 'open') && t('area.nothingText')}
          </EmptyState>
        )}
      </AreaPart>
      <AreaPart id="convocatorias" title={t('area.calls')}>
        {calls.length > 0 ? (
          <CallList calls={calls} registrations={registrations} />
        ) : (
          <EmptyState title={t('area.noCalls')}>{t('area.noCallsText')}</EmptyState>
        )}
      </AreaPart>
      <AreaPart id="centro" title={t('area.centre')}>
        <FactList
          look="wide"
          facts={[
            { term: t('centre.code'), value: centre.code },
            { term: t('centre.municipality'), value: centre.municipality },
            { term: t('centre.email'), value: centre.email },
          ]}
        />
        <p className="small">{t('area.wrong')}</p>
        <ProfileForm centre={centre} editor="centre" labelledBy="centro" />
        <PostForm name="sign-out:everywhere" submit={t('area.signOutEverywhere')} kind="quiet" />
      </AreaPart>
    </SchoolAreaLayout>
  );
}
