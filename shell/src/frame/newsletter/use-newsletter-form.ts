import { createApiClient } from '@ofgc/shared/api-client';
import { subscribeToNewsletter } from '@ofgc/shared/api-client/newsletter.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { endWaiting, reportFailedRequest, showMessage, startWaiting } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { escapeHtml, subscriptionError, readSubscriptionError } from './subscription-error.ts';
import { readSubscription } from './read-subscription.ts';
import { usePostedNewsletter } from './posted-newsletter.ts';

interface NewsletterForm {
  /** Field → what the server says of it. */
  errors: Record<string, string>;
  isBusy: boolean;
  /** What was typed before, when the form was posted without JavaScript and refused. */
  typed: Record<string, string>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends the newsletter's form and tells the result in the message modal. */
export function useNewsletterForm(): NewsletterForm {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const posted = usePostedNewsletter();
  const [errors, setErrors] = useState<Record<string, string>>(posted ? subscriptionError(posted, '').errors : {});
  const [isBusy, setBusy] = useState(false);
  const show = useSetAtom(showMessage);
  const start = useSetAtom(startWaiting);
  const end = useSetAtom(endWaiting);
  const report = useSetAtom(reportFailedRequest);

  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    start();
    try {
      await subscribeToNewsletter(createApiClient({ locale }), readSubscription(new FormData(form)));
      setErrors({});
      form.reset();
      show({ title: t('newsletter.successTitle'), text: `<p>${t('newsletter.successText')}</p>` });
    } catch (error) {
      const failure = readSubscriptionError(error, t('newsletter.errorText'));
      setErrors(failure.errors);
      // Before the modal opens: when it closes, the focus comes back to where something is to be mended.
      const [first] = Object.keys(failure.errors);
      if (first) form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
      report();
      show({ title: t('newsletter.errorTitle'), text: `<p>${escapeHtml(failure.text)}</p>` });
    } finally {
      setBusy(false);
      end();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void send(event.currentTarget);
  };
  return { errors, isBusy, typed: posted?.values ?? {}, submit };
}
