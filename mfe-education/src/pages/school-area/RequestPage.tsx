import { fetchConsent } from '@ofgc/shared/api-client/site/consents.ts';
import { requestSchoolAccount } from '@ofgc/shared/api-client/education/school-centres.ts';
import { type PageHandle, pageContext } from '@ofgc/shared/contract';
import { Checkbox } from '@ofgc/shared/design/forms/Checkbox/Checkbox.tsx';
import { Field } from '@ofgc/shared/design/forms/Field/Field.tsx';
import { FormSuccess } from '@ofgc/shared/design/forms/PostForm/FormSuccess.tsx';
import { PostForm } from '@ofgc/shared/design/forms/PostForm/PostForm.tsx';
import { centreFields } from '@ofgc/shared/domain/school-centres/centre-field-rules.ts';
import { formAction } from '@ofgc/shared/forms/form-action.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SchoolAreaLayout } from '../../features/school-area/SchoolAreaLayout.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext);
  return {
    isSent: new URL(request.url).searchParams.has('enviado'),
    consent: await fetchConsent(api, 'schoolCentre'),
  };
}

export const action = formAction({
  centre: async ({ api, body, path }) => {
    await requestSchoolAccount(api, body);
    return `${path}?enviado=1#enviado`;
  },
});

export const handle: PageHandle = {
  isPrivate: true,
  visitorParameters: ['enviado'],
  meta: ({ t }) => ({ title: t('centre.title'), description: t('area.description') }),
};

export function Component() {
  const { isSent, consent } = useLoaderData<typeof loader>();
  const { t } = useTranslation('education');
  return (
    <SchoolAreaLayout title={t('centre.title')} lead={t('centre.lead')} above="none">
      {isSent ? (
        <FormSuccess id="enviado" title={t('centre.sent')} headingLevel={2}>
          <p>{t('centre.sentText')}</p>
        </FormSuccess>
      ) : (
        <PostForm name="centre" submit={t('centre.submit')} consent={consent} fields={centreFields}>
          {({ field, box }) => (
            <>
              <Field
                label={t('centre.code')}
                hint={t('centre.codeHint')}
                inputMode="numeric"
                autoComplete="off"
                {...field('code')}
              />
              <Field label={t('centre.name')} autoComplete="organization" {...field('name')} />
              <Field label={t('centre.municipality')} autoComplete="address-level2" {...field('municipality')} />
              <Field label={t('centre.contact')} autoComplete="name" {...field('contact')} />
              <Field
                label={t('centre.email')}
                hint={t('centre.emailHint')}
                type="email"
                autoComplete="email"
                {...field('email')}
              />
              <Field label={t('centre.phone')} type="tel" autoComplete="tel" {...field('phone')} />
              <Checkbox {...box('isOneRoom')}>{t('centre.isOneRoom')}</Checkbox>
            </>
          )}
        </PostForm>
      )}
    </SchoolAreaLayout>
  );
}
