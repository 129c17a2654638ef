import { fetchSession, giveSecondFactor, signIn } from '@ofgc/shared/api-client/sessions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { withoutSecrets } from '@ofgc/shared/sign-in/without-secrets.ts';
import { returnParameter, signInPath, wantedPath } from '@ofgc/shared/routes/accounts.ts';
import { enrolmentPath, officePath, officeSignInPath } from '@ofgc/shared/routes/office/area.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { OtherAccountForm } from '../features/sign-in/OtherAccountForm.tsx';
import { PasswordForm } from '../features/sign-in/PasswordForm.tsx';
import { SecondFactorForm } from '../features/sign-in/SecondFactorForm.tsx';
import { SignInFrame } from '../features/sign-in/SignInFrame.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const { stage, identity } = await fetchSession(api);
  const wanted = wantedPath('staff', new URL(request.url).searchParams.get(returnParameter));
  if (identity?.kind === 'staff') throw redirect(localisedPath(wanted, locale));
  if (stage === 'enrolment') throw redirect(localisedPath(enrolmentPath(wanted), locale));
  return { stage, wanted };
}

const pathBack = (wanted: string | undefined) => {
  const path = wantedPath('staff', wanted);
  return path === officePath ? officeSignInPath : signInPath('staff', path);
};

export const action = withoutSecrets(
  formAction({
    'sign-in': async ({ api, body: { wanted, ...body } }) => {
      await signIn(api, body);
      return pathBack(wanted);
    },
    'second-factor': async ({ api, body: { wanted, ...body } }) => {
      await giveSecondFactor(api, body);
      return wantedPath('staff', wanted);
    },
  }),
);

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: [returnParameter],
  meta: ({ t }) => ({ title: t('signIn.title'), description: t('signIn.description') }),
};

export function Component() {
  const { stage, wanted } = useLoaderData<typeof loader>();
  const { t } = useTranslation('office');
  if (stage === 'secondFactor')
    return (
      <SignInFrame title={t('secondFactor.title')}>
        <SecondFactorForm wanted={wanted} />
        <OtherAccountForm />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('signIn.title')}>
      <PasswordForm wanted={wanted} />
    </SignInFrame>
  );
}
