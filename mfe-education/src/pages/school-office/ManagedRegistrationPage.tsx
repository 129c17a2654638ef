import {
  changeManagedRegistration,
  fetchManagedRegistration,
} from '@ofgc/shared/api-client/education/school-registrations.ts';
import { type PageHandle, useSite } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { placeableStates } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { RegistrationHistory } from '../../features/school-area/registrations/RegistrationHistory.tsx';
import { SchoolMessages } from '../../features/school-area/SchoolMessages.tsx';
import { PlaceReasons } from '../../features/school-area/registrations/PlaceReasons.tsx';
import { RegistrationFacts } from '../../features/school-area/registrations/RegistrationFacts.tsx';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { SessionFacts } from '../../features/school-area/SessionFacts.tsx';
import { RegistrationStatus } from '../../features/school-area/registrations/RegistrationStatus.tsx';
import { isDueAtSession, isPast } from '../../features/school-area/registrations/is-past.ts';
import { doneIn, doneParameter, saysDone } from '../../features/school-area/registration-form/send-registration.ts';
import { AttendanceForms } from '../../features/school-office/AttendanceForms.tsx';
import { PlaceForm } from '../../features/school-office/PlaceForm.tsx';

export const loader = signedInLoader('staff', async ({ api }, { params, request }) => ({
  ...(await fetchManagedRegistration(api, params.reference ?? '')),
  done: doneIn(new URL(request.url).searchParams),
  formKey: crypto.randomUUID(),
}));
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({
  place: saysDone('cambio', ({ api, params, body }) =>
    changeManagedRegistration(api, params.reference ?? '', 'place', body),
  ),
  attendance: saysDone('cambio', ({ api, params, subject: attendance, body }) =>
    changeManagedRegistration(api, params.reference ?? '', 'attendance', { ...body, attendance }),
  ),
  message: saysDone('mensaje', ({ api, params, body }) =>
    changeManagedRegistration(api, params.reference ?? '', 'messages', body),
  ),
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle<Data> = {
  isPrivate: true,
  visitorParameters: [doneParameter],
  meta: ({ data: { registration, centre }, t }) => ({
    title: `${centre.name} (${registration.reference})`,
    description: t('area.description'),
  }),
};

export function Component() {
  const { registration, centre, sessions, done, formKey, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { renderedAt } = useSite();
  const { session, drawn, state, version, messages, history, call, answerBy } = registration;
  const priority = centre.isOneRoom ? 'office.oneRoom' : centre.hasCome ? 'office.hasCome' : 'office.neverCame';
  const hasBegun = session !== null && isPast(registration, renderedAt);
  const isPlaceable = (call.state === 'closed' || call.state === 'drawn') && placeableStates.includes(state);
  return (
    <SchoolAreaLayout
      who={who}
      title={centre.name}
      lead={
        <>
          <RegistrationStatus state={state} /> {call.production.title}
        </>
      }
      above="office"
    >
      <DoneNotice done={done} />
      {session && (
        <AreaPart id="sesion" title={t('registration.session')}>
          <SessionFacts session={session} />
          {state === 'assigned' && answerBy && !hasBegun && !session.suspended && (
            <p>
              {isDueAtSession(registration)
                ? t('office.answersBeforeSession')
                : t('office.answersBy', { date: formatDate(answerBy, 'full', locale) })}
            </p>
          )}
          {hasBegun && !session.suspended && <AttendanceForms state={state} version={version} />}
        </AreaPart>
      )}
      <AreaPart id="inscripcion" title={t('registration.sentTitle')}>
        <RegistrationFacts registration={registration} />
        <FactList
          look="wide"
          facts={[
            { term: t('centre.code'), value: centre.code },
            { term: t('centre.email'), value: centre.email },
            { term: t('centre.phone'), value: centre.phone },
            // After a draw, the priority is shown among the draw's reasons.
            ...(drawn ? [] : [{ term: t('office.priority'), value: t(priority) }]),
          ]}
        />
      </AreaPart>
      {isPlaceable && (
        <AreaPart id="plaza" title={t('office.place')}>
          <PlaceForm sessions={sessions} registration={registration} />
        </AreaPart>
      )}
      {drawn && (
        <AreaPart id="turno" title={t('reasons.title')}>
          <p className="small soft">{t('office.reasonsAsRead')}</p>
          <PlaceReasons drawn={drawn} seats={registration.seats} wheelchairs={registration.wheelchairs} />
        </AreaPart>
      )}
      <AreaPart id="mensajes" title={t('messages.title')}>
        <SchoolMessages messages={messages} reader="office" formKey={formKey} labelledBy="mensajes" />
      </AreaPart>
      <AreaPart id="historia" title={t('registration.history')}>
        <RegistrationHistory events={history} />
      </AreaPart>
      <p>
        <ArrowLink to={schoolAreaPaths.call(call.key)}>{t('office.backToCall')}</ArrowLink>
      </p>
    </SchoolAreaLayout>
  );
}
