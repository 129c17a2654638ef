import { fetchSession, giveSecondFactor, signIn } from '@ofgc/shared/api-client/sessions.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { refusedForm } from '@ofgc/shared/forms/refused-form.ts';
import { formField, type FormState, textFieldsOf } from '@ofgc/shared/forms/form-state.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { withoutSecrets } from '@ofgc/shared/sign-in/without-secrets.ts';
import { returnParameter, wantedPath } from '@ofgc/shared/routes/accounts.ts';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { officePath, officeSignInPath } from '../addresses.ts';
import { EnrolmentForm } from '../features/sign-in/EnrolmentForm.tsx';
import { PasswordForm } from '../features/sign-in/PasswordForm.tsx';
import { RecoveryCodes } from '../features/sign-in/RecoveryCodes.tsx';
import { SecondFactorForm } from '../features/sign-in/SecondFactorForm.tsx';
import { SignInFrame } from '../features/sign-in/SignInFrame.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api, locale } = context.get(pageContext);
  const { stage, enrolment, identity } = await fetchSession(api);
  const wanted = wantedPath('staff', new URL(request.url).searchParams.get(returnParameter));
  if (identity?.kind === 'staff') throw redirect(localisedPath(wanted, locale));
  return { stage, enrolment, wanted };
}

const pathBack = (wanted: string | undefined) => {
  const path = wantedPath('staff', wanted);
  return path === officePath
    ? officeSignInPath
    : `${officeSignInPath}?${new URLSearchParams({ [returnParameter]: path })}`;
};

const answer = withoutSecrets(
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

/** The recovery codes are shown in the answer itself: nothing keeps them. */
export async function action(args: ActionFunctionArgs) {
  const texts = textFieldsOf(await args.request.clone().formData());
  const { [formField]: form = '', wanted = '', ...body } = texts;
  if (form !== 'enrolment') return answer(args);
  try {
    const { recoveryCodes } = await giveSecondFactor(args.context.get(pageContext).api, body);
    return { recoveryCodes, wanted: wantedPath('staff', wanted) };
  } catch (error) {
    const state = refusedForm(form, { wanted }, error);
    return data(state, { status: state.status });
  }
}

export const handle: PageHandle = {
  isPrivate: true,
  isBare: true,
  visitorParameters: [returnParameter],
  meta: ({ t }) => ({ title: t('signIn.title'), description: t('signIn.description'), noIndex: true }),
};

type Answer = FormState | { recoveryCodes: string[]; wanted: string };

export function Component() {
  const { stage, enrolment, wanted } = useLoaderData<typeof loader>();
  const answered = useActionData<Answer | undefined>();
  const { t } = useTranslation('office');
  if (answered && 'recoveryCodes' in answered)
    return (
      <SignInFrame title={t('recovery.title')}>
        <RecoveryCodes codes={answered.recoveryCodes} wanted={answered.wanted} />
      </SignInFrame>
    );
  if (stage === 'enrolment' && enrolment)
    return (
      <SignInFrame title={t('enrolment.title')}>
        <EnrolmentForm {...enrolment} wanted={wanted} />
      </SignInFrame>
    );
  if (stage === 'secondFactor')
    return (
      <SignInFrame title={t('secondFactor.title')}>
        <SecondFactorForm wanted={wanted} />
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('signIn.title')}>
      <PasswordForm wanted={wanted} />
    </SignInFrame>
  );
}
