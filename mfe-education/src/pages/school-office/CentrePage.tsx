import {
  changeManagedCentre,
  fetchManagedCentre,
  personalDataAddress,
} from '@ofgc/shared/api-client/education/school-centres.ts';
import type { PageHandle } from '@ofgc/shared/contract';
import { EmptyState } from '@ofgc/shared/design/feedback/EmptyState/EmptyState.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { VersionedForm } from '@ofgc/shared/design/forms/PostForm/VersionedForm.tsx';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { QuietFold } from '../../features/school-area/QuietFold.tsx';
import { DoneNotice } from '../../features/school-area/DoneNotice.tsx';
import { ProfileForm } from '../../features/school-account/ProfileForm.tsx';
import { signedInLoader } from '../../features/school-account/signed-in-loader.ts';
import { AreaPart, SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';
import { RegistrationTable } from '../../features/school-area/registrations/RegistrationTable.tsx';
import {
  doneIn,
  doneParameter,
  saysDone,
  afterwards,
} from '../../features/school-area/registration-form/send-registration.ts';
import { decideAccount } from '../../features/school-office/decide-account.ts';
import { AccountDecision } from '../../features/school-office/AccountDecision.tsx';

export const loader = signedInLoader('staff', async ({ api }, { params, request }) => ({
  ...(await fetchManagedCentre(api, params.centre ?? '')),
  done: doneIn(new URL(request.url).searchParams),
}));
type Data = Awaited<ReturnType<typeof loader>>;

export const action = formAction({
  decide: decideAccount,
  profile: saysDone('cambio', ({ api, params, body }) =>
    changeManagedCentre(api, params.centre ?? '', 'profile', body),
  ),
  erase: async ({ api, params, body }) => {
    await changeManagedCentre(api, params.centre ?? '', 'erasure', body);
    return `${schoolAreaPaths.centres}${afterwards('borrado')}`;
  },
});

export { revalidatesRefused as shouldRevalidate } from '@ofgc/shared/sign-in/revalidates-refused.ts';

export const handle: PageHandle<Data> = {
  isPrivate: true,
  visitorParameters: [doneParameter],
  meta: ({ data: { centre }, t }) => ({ title: centre.name, description: t('area.description') }),
};

export function Component() {
  const { centre, registrations, done, who } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  const locale = useLocale();
  const posted = useActionData<FormState | undefined>();
  return (
    <SchoolAreaLayout
      title={centre.name}
      lead={`${centre.code} · ${centre.municipality} · ${t(`profile.state.${centre.state}`)}`}
      above="office"
      who={who}
    >
      <DoneNotice done={done} />
      {centre.state !== 'approved' && (
        <AreaPart id="solicitud" title={t(centre.state === 'requested' ? 'profile.request' : 'profile.requestRefused')}>
          <AccountDecision centre={centre} labelledBy="solicitud" />
        </AreaPart>
      )}
      <AreaPart id="inscripciones" title={t('office.registrations')}>
        {registrations.length > 0 ? (
          <RegistrationTable registrations={registrations} reader="office" />
        ) : (
          <EmptyState title={t('office.nothing')}>{t('office.nothingText')}</EmptyState>
        )}
      </AreaPart>
      <AreaPart id="datos" title={t('profile.title')}>
        <ProfileForm centre={centre} editor="office" labelledBy="datos" />
      </AreaPart>
      <AreaPart id="derechos" title={t('profile.rights')}>
        <p>
          {t('profile.exportText')}{' '}
          <a href={personalDataAddress(centre.id, locale)} download>
            {t('profile.export')}
          </a>
        </p>
        <QuietFold summary={t('profile.erase')} isOpen={posted?.form === 'erase'}>
          <p>{t('profile.eraseText')}</p>
          <VersionedForm
            name="erase"
            submit={t('profile.eraseNow')}
            kind="secondary"
            labelledBy="derechos"
            fields={{ code: { isRequired: true } }}
            version={centre.version}
          >
            {({ field }) => (
              <Field
                label={t('centre.code')}
                hint={t('profile.eraseHint', { code: centre.code })}
                inputMode="numeric"
                autoComplete="off"
                {...field('code')}
              />
            )}
          </VersionedForm>
        </QuietFold>
      </AreaPart>
    </SchoolAreaLayout>
  );
}
