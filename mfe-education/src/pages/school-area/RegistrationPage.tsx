import {
  fetchRegistration,
  fetchSchoolArea,
  sendSchoolMessage,
  takeRegistrationStep,
} from '@ofgc/shared/api-client/education/school-registrations.ts';
import { type PageHandle, useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { seatHoldingStates } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { RegistrationHistory } from '../../features/school-area/registrations/RegistrationHistory.tsx';
import { SchoolMessages } from '../../features/school-area/SchoolMessages.tsx';
import { RegistrationFacts } from '../../features/school-area/registrations/RegistrationFacts.tsx';
import { RegistrationForm } from '../../features/school-area/registration-form/RegistrationForm.tsx';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { SessionFacts } from '../../features/school-area/SessionFacts.tsx';
import { RegistrationStatus } from '../../features/school-area/registrations/RegistrationStatus.tsx';
import { RegistrationSteps } from '../../features/school-area/registrations/RegistrationSteps.tsx';
import { meaningOf } from '../../features/school-area/registrations/meaning-of.ts';
import { doneWith } from '../../features/school-area/registrations/done-with.ts';
import { isDueAtSession } from '../../features/school-area/registrations/is-past.ts';
import {
  doneIn,
  doneParameter,
  registrationHandler,
  saysDone,
} from '../../features/school-area/registration-form/send-registration.ts';

export const loader = signedInLoader('centre', async ({ api }, { params, request }) => {
  const [registration, { calls }] = await Promise.all([
    fetchRegistration(api, params.reference ?? ''),
    fetchSchoolArea(api),
  ]);
  return {
    registration,
    call: calls.find(({ key }) => key === registration.call.key) ?? null,
    done: doneIn(new URL(request.url).searchParams),
    formKey: crypto.randomUUID(),
  };
});
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({
  registration: registrationHandler(
    async ({ api, params }) => (await fetchRegistration(api, params.reference ?? '')).call.key,
  ),
  step: saysDone('respuesta', ({ api, params, subject: step, body }) =>
    takeRegistrationStep(api, params.reference ?? '', { ...body, step }),
  ),
  message: saysDone('mensaje', ({ api, params, body }) => sendSchoolMessage(api, params.reference ?? '', body)),
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle<Data> = {
  isPrivate: true,
  visitorParameters: [doneParameter],
  meta: ({ data: { registration }, t }) => ({
    title: `${registration.call.production.title} (${registration.reference})`,
    description: t('area.description'),
  }),
};

export function Component() {
  const { registration, call, done, formKey, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const { renderedAt } = useSite();
  const posted = useActionData<FormState | undefined>();
  const locale = useLocale();
  const { reference, state, session, steps, answerBy, drawn, messages, version, submittedAt, canChange } = registration;
  // A refused form stays on the page even if the registration can no longer be changed.
  const isForm = canChange || posted?.form === 'registration';
  const reasons = drawn && (
    <p>
      <ArrowLink to={schoolAreaPaths.reasons(reference)}>{t('reasons.link')}</ArrowLink>
    </p>
  );
  return (
    <SchoolAreaLayout
      who={who}
      title={registration.call.production.title}
      lead={
        <>
          <RegistrationStatus state={state} /> {t(`registration.means.${meaningOf(registration, renderedAt)}`)}
        </>
      }
    >
      <DoneNotice done={doneWith(done, registration)} />
      {session && (
        <AreaPart id="sesion" title={t('registration.session')}>
          <SessionFacts session={session} />
          {steps.includes('confirm') && answerBy && (
            <p>
              <b>
                {isDueAtSession(registration)
                  ? t('registration.answerBeforeSession')
                  : t('registration.answerBy', { date: formatDate(answerBy, 'full', locale) })}
              </b>
            </p>
          )}
          {reasons}
          {seatHoldingStates.includes(state) && (
            <p>
              <ArrowLink to={schoolAreaPaths.sheet(reference)}>{t('registration.sheet')}</ArrowLink>
            </p>
          )}
        </AreaPart>
      )}
      {!session && reasons}
      {steps.length > 0 && state !== 'draft' && (
        <AreaPart
          id="respuesta"
          title={t(steps.includes('confirm') ? 'registration.answer' : 'registration.notComing')}
        >
          <RegistrationSteps steps={steps} state={state} version={version} />
        </AreaPart>
      )}
      {call && posted?.form === 'registration' && posted.status === 409 && (
        <AreaPart id="guardado" title={t('registration.savedTitle')}>
          <RegistrationFacts registration={registration} />
        </AreaPart>
      )}
      {call && isForm ? (
        <AreaPart id="inscripcion" title={t(state === 'draft' ? 'registration.title' : 'registration.changeTitle')}>
          <RegistrationForm call={call} formKey={registration.formKey} saved={registration} />
        </AreaPart>
      ) : (
        <AreaPart
          id="inscripcion"
          title={t(submittedAt === null ? 'registration.draftTitle' : 'registration.sentTitle')}
        >
          <RegistrationFacts registration={registration} />
        </AreaPart>
      )}
      {steps.length > 0 && state === 'draft' && <RegistrationSteps steps={steps} state={state} version={version} />}
      {submittedAt !== null && (
        <AreaPart id="mensajes" title={t('messages.title')}>
          <SchoolMessages messages={messages} reader="centre" formKey={formKey} labelledBy="mensajes" />
        </AreaPart>
      )}
      <AreaPart id="historia" title={t('registration.history')}>
        <FactList look="wide" facts={[{ term: t('registration.reference'), value: reference }]} />
        <RegistrationHistory events={registration.history} />
      </AreaPart>
    </SchoolAreaLayout>
  );
}
