import { fetchRegistration } from '@ofgc/shared/api-client/education/school-registrations.ts';
import { pageNotFound } from '@ofgc/shared/api-client/page-not-found.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { RegistrationHistory } from '../../features/school-area/registrations/RegistrationHistory.tsx';
import { PlaceReasons } from '../../features/school-area/registrations/PlaceReasons.tsx';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

export const loader = signedInLoader('centre', async ({ api }, { params }) => {
  const registration = await fetchRegistration(api, params.reference ?? '');
  if (!registration.drawn) throw pageNotFound();
  return { registration, drawn: registration.drawn };
});
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  isPrivate: true,
  meta: ({ data: { registration }, t }) => ({
    title: t('reasons.pageTitle', { reference: registration.reference }),
    description: t('area.description'),
  }),
};

export function Component() {
  const { registration, drawn, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const { history } = registration;
  const later = history.slice(history.findIndex(({ actor }) => actor === 'draw') + 1);
  return (
    <SchoolAreaLayout who={who} title={t('reasons.title')} lead={t('reasons.lead')}>
      <AreaPart id="turno" title={registration.call.production.title}>
        <PlaceReasons drawn={drawn} seats={registration.seats} wheelchairs={registration.wheelchairs} />
      </AreaPart>
      {later.length > 0 && (
        <AreaPart id="despues" title={t('reasons.after')}>
          <RegistrationHistory events={later} />
        </AreaPart>
      )}
      <p>
        <ArrowLink to={schoolAreaPaths.registration(registration.reference)}>{t('reasons.back')}</ArrowLink>
      </p>
    </SchoolAreaLayout>
  );
}
