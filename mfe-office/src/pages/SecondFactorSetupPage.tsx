import { fetchSession, giveSecondFactor } from '@ofgc/shared/api-client/sessions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { FormState } from '@ofgc/shared/forms/form-state.ts';
import { refusedForm } from '@ofgc/shared/forms/refused-form.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { returnParameter, signInPath, wantedPath } from '@ofgc/shared/routes/accounts.ts';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { OtherAccountForm } from '../features/sign-in/OtherAccountForm.tsx';
import { SecondFactorSetupForm } from '../features/sign-in/SecondFactorSetupForm.tsx';
import { RecoveryCodes } from '../features/sign-in/RecoveryCodes.tsx';
import { SignInFrame } from '../features/sign-in/SignInFrame.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const { stage, enrolment } = await fetchSession(api);
  const wanted = wantedPath('staff', new URL(request.url).searchParams.get(returnParameter));
  if (stage === 'none' || stage === 'secondFactor') throw redirect(localisedPath(signInPath('staff', wanted), locale));
  return { enrolment, wanted };
}

/** The recovery codes are only in the response to the form: no page shows them again. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = context.get(pageContext);
  const code = (await request.formData()).get('code');
  try {
    const { recoveryCodes } = await giveSecondFactor(api, { code: typeof code === 'string' ? code : '' });
    return { recoveryCodes };
  } catch (error) {
    const state = refusedForm('enrolment', {}, error);
    return data(state, { status: state.status });
  }
}

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: [returnParameter],
  meta: ({ t }) => ({ title: t('enrolment.title'), description: t('signIn.description') }),
};

export function Component() {
  const { enrolment, wanted } = useLoaderData<typeof loader>();
  const answered = useActionData<FormState | { recoveryCodes: string[] } | undefined>();
  const { t } = useTranslation('office');
  if (answered && 'recoveryCodes' in answered)
    return (
      <SignInFrame title={t('recovery.title')}>
        <RecoveryCodes codes={answered.recoveryCodes} wanted={wanted} />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('enrolment.title')}>
      {enrolment ? (
        <>
          <SecondFactorSetupForm {...enrolment} />
          <OtherAccountForm />
        </>
      ) : (
        <p>
          {t('enrolment.done')} <SiteLink to={wanted}>{t('enrolment.enter')}</SiteLink>
        </p>
      )}
    </SignInFrame>
  );
}
