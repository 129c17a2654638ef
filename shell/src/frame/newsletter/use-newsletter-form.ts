import { createApiClient } from '@ofgc/shared/api-client';
import { subscribeToNewsletter } from '@ofgc/shared/api-client/site/newsletter.ts';
import { fieldId } from '@ofgc/shared/design/forms/PostForm/field-binding.ts';
import { type FormState, formField, textFieldsOf } from '@ofgc/shared/forms/form-state.ts';
import { refusedForm } from '@ofgc/shared/forms/refused-form.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { endWaiting, reportFailedRequest, showMessage, startWaiting } from '@ofgc/shared/state';
import { escapeHtml } from '@ofgc/shared/text/escape-html.ts';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewsletterPage } from './posted-newsletter.ts';
import { newsletterError } from './newsletter-error.ts';

interface NewsletterForm {
  /** Defined where the form was refused, here or as a plain post. */
  state: FormState | undefined;
  /** On the newsletter's own page, and after a refusal: the form is unfolded and has no button for it, so that a field can get the focus when the message closes. */
  isAsked: boolean;
  isBusy: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends the newsletter's form without a navigation and shows the result in the message modal. */
export function useNewsletterForm(): NewsletterForm {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const page = useNewsletterPage();
  const [answer, setAnswer] = useState(page?.answer ? { locale, state: page.answer } : undefined);
  const [wasRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const show = useSetAtom(showMessage);
  const start = useSetAtom(startWaiting);
  const end = useSetAtom(endWaiting);
  const report = useSetAtom(reportFailedRequest);

  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    start();
    const { [formField]: name = '', ...values } = textFieldsOf(new FormData(form));
    try {
      await subscribeToNewsletter(createApiClient({ locale }), values);
      setAnswer(undefined);
      form.reset();
      show({ title: t('newsletter.successTitle'), text: `<p>${t('newsletter.successText')}</p>` });
    } catch (error) {
      const refused = refusedForm(name, values, error);
      setAnswer({ locale, state: refused });
      setRefused(true);
      // Set before the modal opens: when the modal closes, the focus returns to the first invalid field.
      const [first] = Object.keys(refused.errors);
      if (first) document.getElementById(fieldId(name, first))?.focus();
      report();
      const text = newsletterError(refused, t('newsletter.errorText'));
      show({ title: t('newsletter.errorTitle'), text: `<p>${escapeHtml(text)}</p>` });
    } finally {
      setBusy(false);
      end();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  };
  // The API worded its errors in the language in which it was asked.
  const state = answer && (answer.locale === locale ? answer.state : { ...answer.state, errors: {} });
  return { state, isAsked: page !== undefined || wasRefused, isBusy, submit };
}
