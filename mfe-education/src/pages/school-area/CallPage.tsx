import { fetchSchoolArea } from '@ofgc/shared/api-client/education/school-registrations.ts';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import { type PageHandle, useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { isLate } from '../../features/school-area/calls/is-late.ts';
import { hasAll, registrationsIn } from '../../features/school-area/calls/registrations-in.ts';
import { RegistrationForm } from '../../features/school-area/registration-form/RegistrationForm.tsx';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { registrationHandler } from '../../features/school-area/registration-form/send-registration.ts';

export const loader = signedInLoader('centre', async ({ api }, { params }) => {
  const { calls, centre, registrations } = await fetchSchoolArea(api);
  const call = calls.find(({ key }) => key === params.call);
  if (!call) throw pageNotFound();
  const own = registrationsIn(call.key, registrations).map(({ reference }) => reference);
  return { call, centre, own, formKey: crypto.randomUUID() };
});
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({ registration: registrationHandler(({ params }) => params.call ?? '') });

// A refused form keeps its own key: a new one, which comes with the page, would save it a second time.
export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle<Data> = {
  isPrivate: true,
  meta: ({ data: { call }, t }) => ({
    title: t('registration.newTitle', { title: call.production.title }),
    description: t('area.description'),
  }),
};

export function Component() {
  const { call, centre, own, formKey, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const { today } = useSite();
  const { production, state, closesAt, opensAt, resultsOn } = call;
  // A refused form stays on the page even if the call has closed meanwhile.
  const isRefused = useActionData<FormState | undefined>() !== undefined;
  const isForm = isRefused || (state === 'open' && !hasAll(own));
  const day = (instant: string) => formatDate(instant, 'full', locale);
  return (
    <SchoolAreaLayout
      who={who}
      title={production.title}
      lead={state === 'open' && t('registration.lead', { date: day(closesAt), results: day(resultsOn) })}
    >
      <AreaPart id="inscripcion" title={t('registration.title')}>
        {isRefused || state === 'open' ? (
          <>
            {own.length > 0 && (
              <Notice title={t('registration.already', { count: own.length })}>
                <ul>
                  {own.map((reference) => (
                    <li key={reference}>
                      <SiteLink to={schoolAreaPaths.registration(reference)}>
                        {t('registration.changeIt', { reference })}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
                {hasAll(own) && <p>{t('registration.most')}</p>}
              </Notice>
            )}
            {isForm && <RegistrationForm call={call} formKey={formKey} centre={centre} />}
          </>
        ) : (
          <EmptyState title={t('registration.notOpen')}>
            {state === 'notYet'
              ? t('area.opens', { date: day(opensAt), time: formatDate(opensAt, 'time', locale) })
              : t(`area.closes.${isLate(call, today) ? 'late' : state}`, {
                  date: day(closesAt),
                  results: day(resultsOn),
                })}
          </EmptyState>
        )}
      </AreaPart>
    </SchoolAreaLayout>
  );
}
