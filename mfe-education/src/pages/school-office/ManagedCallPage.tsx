import {
  changeManagedCall,
  fetchManagedCall,
  registrationTableAddress,
} from '@ofgc/shared/api-client/education/school-calls.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { doneIn, doneParameter, saysDone } from '../../features/school-area/registration-form/send-registration.ts';
import { CircularForm } from '../../features/school-office/CircularForm.tsx';
import { CallDaysForm } from '../../features/school-office/CallDaysForm.tsx';
import { DemandChart } from '../../features/school-office/DemandChart.tsx';
import { callTerm } from '../../features/school-office/call-term.ts';
import { Draw, seedIn, seedParameter } from '../../features/school-office/Draw.tsx';
import { ManagedRegistrationTable } from '../../features/school-office/ManagedRegistrationTable.tsx';

export const loader = signedInLoader('staff', async ({ api }, { params, request }) => {
  const { searchParams } = new URL(request.url);
  return {
    call: await fetchManagedCall(api, params.call ?? '', seedIn(searchParams)),
    done: doneIn(searchParams),
    formKey: crypto.randomUUID(),
  };
});
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({
  days: saysDone('cambio', ({ api, params, subject, body }) =>
    changeManagedCall(api, params.call ?? '', 'days', { ...body, intent: subject || 'change' }),
  ),
  circular: saysDone('carta', ({ api, params, body }) => changeManagedCall(api, params.call ?? '', 'messages', body)),
  draw: saysDone('cambio', ({ api, params, body }) => changeManagedCall(api, params.call ?? '', 'draw', body)),
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle<Data> = {
  isPrivate: true,
  visitorParameters: [doneParameter, seedParameter],
  meta: ({ data: { call }, t }) => ({
    title: t('office.callTitle', { title: call.production.title }),
    description: t('area.description'),
  }),
};

export function Component() {
  const { call, done, formKey, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const term = callTerm(call);
  return (
    <SchoolAreaLayout
      who={who}
      title={call.production.title}
      lead={`${t(`office.state.${call.state}`)} · ${t(`office.term.${term.name}`, { date: formatDate(term.at, 'full', locale) })}`}
      above="office"
    >
      <DoneNotice done={done} />
      <AreaPart id="demanda" title={t('office.demand')}>
        <DemandChart sessions={call.sessions} />
      </AreaPart>
      <AreaPart id="inscripciones" title={t('office.registrations')}>
        {call.registrations.length > 0 ? (
          <>
            <ManagedRegistrationTable registrations={call.registrations} />
            <p>
              <a href={registrationTableAddress(call.key, locale)} download>
                {t('office.download')}
              </a>
            </p>
          </>
        ) : (
          <EmptyState title={t('office.nothing')}>{t('office.nothingText')}</EmptyState>
        )}
      </AreaPart>
      <AreaPart id="sorteo" title={t('office.draw')}>
        <Draw call={call} />
      </AreaPart>
      {call.registrations.length > 0 && (
        <AreaPart id="cartas" title={t('circular.title')}>
          <CircularForm formKey={formKey} labelledBy="cartas" />
        </AreaPart>
      )}
      {!call.draw && (
        <AreaPart id="plazo" title={t('office.days')}>
          <CallDaysForm call={call} />
        </AreaPart>
      )}
    </SchoolAreaLayout>
  );
}
