// Imported by the package's name, to get the instance that shell and remotes share.
import { endWaiting, startWaiting } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askToPost } from '../../../forms/ask-to-post.ts';
import type { FieldRules } from '../../../forms/field-rule.ts';
import { type FormState, formField, isRefused } from '../../../forms/form-state.ts';
import { patience } from '../../../forms/unsent-form.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { localisedPath } from '../../../routes/localised-path.ts';
import { Button } from '../Button/Button.tsx';
import type { BaseFormProps } from '../PostForm/BaseForm.tsx';
import { bindForm, type FormBinding } from '../PostForm/field-binding.ts';
import { FormErrorSummary } from '../PostForm/FormErrorSummary.tsx';
import styles from '../PostForm/PostForm.module.css';

/**
 * How long a form with files may take to be sent and answered, in milliseconds (`bodyTimeout` and `uploadFirstByteTimeout` of the shell),
 * after the question whether the site takes it.
 */
const longestSending = patience + 60_000;

interface DocumentFormProps<Rules extends FieldRules> extends BaseFormProps {
  fields: Rules;
  /** The form's state where it was refused. */
  state: FormState | undefined;
  hasFiles?: boolean;
  /** A second way to send the form, after its button. */
  otherWay?: ReactNode;
  children: (binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode;
}

/**
 * A form that the browser itself posts, with or without JavaScript, and to which the site responds with a document: for files, which
 * are too large for a call to the API, for data that must be neither in an address nor in the page's state, and for responses that
 * need a new document. Where the site cannot be reached or would not take it, the form shows a message and keeps what was typed.
 */
export function DocumentForm<Rules extends FieldRules>({
  name,
  submit,
  kind,
  action,
  fields,
  state,
  hasFiles = false,
  labelledBy,
  otherWay,
  children,
}: DocumentFormProps<Rules>) {
  const locale = useLocale();
  const { t } = useTranslation('shared');
  const summary = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const lastTry = useRef(0);
  const [unsent, setUnsent] = useState<FormState>();
  useEffect(() => {
    if (unsent) summary.current?.focus();
  }, [unsent]);
  const [isBusy, setBusy] = useSending();

  async function sendWhereTaken(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    const { submitter } = event.nativeEvent;
    const form = event.currentTarget;
    if (isAsked.current) return;
    event.preventDefault();
    // A second click while the form is being sent is ignored.
    if (isBusy) return;
    setBusy(true);
    const thisTry = ++lastTry.current;
    const found = await askToPost(new FormData(form, submitter), form.getAttribute('action') ?? location.href);
    // The visitor has corrected a field and sent the form again meanwhile: that sending goes on.
    if (thisTry !== lastTry.current) return;
    setUnsent(found && { ...found, message: t(found.status === 413 ? 'form.tooLarge' : 'form.tooMany') });
    setBusy(!found);
    if (found) return;
    // The site takes it: this time the browser submits the form.
    isAsked.current = true;
    form.requestSubmit(submitter);
    isAsked.current = false;
  }
  const shown = unsent ?? state;
  return (
    <form
      onSubmit={(event) => void sendWhereTaken(event)}
      // Who edits a field may send again: the browser's sending may have been stopped.
      onInput={() => setBusy(false)}
      className={styles.form}
      method="post"
      action={action && localisedPath(action, locale)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      autoComplete="off"
      noValidate
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name={formField} value={name} />
      {shown && isRefused(shown) && <FormErrorSummary ref={summary} state={shown} />}
      <div className={styles.fields}>{children(bindForm(name, fields, shown))}</div>
      {hasBothKinds(fields) && <p className={styles.note}>{t('form.required')}</p>}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {submit}
      </Button>
      {otherWay}
    </form>
  );
}

/** Whether some fields are required and others are not: then the mark of the required ones is explained. */
function hasBothKinds(fields: FieldRules): boolean {
  const rules = Object.values(fields);
  return rules.some(({ isRequired }) => isRequired) && !rules.every(({ isRequired }) => isRequired);
}

/** Whether the form is being sent, and a function that sets it. Meanwhile the visitor is told to wait. */
function useSending() {
  const [isBusy, setBusy] = useState(false);
  const start = useSetAtom(startWaiting);
  const end = useSetAtom(endWaiting);
  useEffect(() => {
    // The visitor came back to a form that was sent.
    const comeBack = () => setBusy(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  useEffect(() => {
    if (!isBusy) return undefined;
    start();
    // The browser does not tell that its sending was stopped.
    const longest = setTimeout(() => setBusy(false), longestSending);
    return () => {
      clearTimeout(longest);
      end();
    };
  }, [isBusy, start, end]);
  return [isBusy, setBusy] as const;
}
