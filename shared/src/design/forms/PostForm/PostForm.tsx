import { reportFailedRequest } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useActionData, useNavigation } from 'react-router';
import type { ConsentQuestion } from '../../../domain/consents/consent.schema.ts';
import { localisedPath } from '../../../routes/localised-path.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { type FormState, formField } from '../../../forms/form-state.ts';
import type { ButtonKind } from '../Button/button-class.ts';
import { Button } from '../Button/Button.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import styles from './PostForm.module.css';

/** What connects a field to the form's state: `<Field label="…" {...field('email')} />`. */
export interface FieldBinding {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

interface PostFormProps {
  /** Tells the forms of a page apart, and names its handler in the page's `action`. */
  name: string;
  /** The words of its button. */
  submit: string;
  kind?: ButtonKind;
  /** What the visitor agrees to; it also carries what keeps bots out. */
  consent?: ConsentQuestion;
  /** The id of its heading. */
  labelledBy?: string;
  /** The page that answers it, without locale; its own where there is none. */
  action?: string | undefined;
  children?: (field: (name: string) => FieldBinding) => ReactNode;
}

/**
 * A form of a page, posted to the page's own address and answered by its `action` (`formAction`): by the server for a
 * plain post, in the browser where React runs. It checks nothing itself: the API does, and words the errors.
 * Fields stand two a line; `isWide` takes a whole one.
 */
export function PostForm({ name, submit, kind, consent, labelledBy, action, children }: PostFormProps) {
  const locale = useLocale();
  const { t } = useTranslation('shared');
  const summary = useRef<HTMLDivElement>(null);
  const state = useFormState(name, () => summary.current?.focus());
  const isBusy = useNavigation().formData?.get(formField) === name;
  const idOf = (field: string) => `${name}-${field}`;
  const bind = (field: string) => ({
    id: idOf(field),
    name: field,
    error: state?.errors[field],
    defaultValue: state?.values[field],
  });
  return (
    <Form
      className={styles.form}
      method="post"
      action={action && localisedPath(action, locale)}
      noValidate
      preventScrollReset
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name={formField} value={name} />
      {state && <FormErrorSummary ref={summary} state={state} idOf={idOf} />}
      {children && <div className={styles.fields}>{children(bind)}</div>}
      {consent && (
        <ConsentFields
          consent={consent}
          {...bind('consent')}
          isTicked={state?.values.consent === 'true'}
          firstShownAt={state?.values.shownAt}
        />
      )}
      {consent && <p className={styles.note}>{t('form.required')}</p>}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}

/** What became of this form when it was sent last. A failure is also the progress bar's. @param onFailure once each time */
function useFormState(name: string, onFailure: () => void): FormState | undefined {
  const posted = useActionData<FormState | undefined>();
  const state = posted?.form === name ? posted : undefined;
  const report = useSetAtom(reportFailedRequest);
  const fail = useEffectEvent(() => {
    report();
    onFailure();
  });
  useEffect(() => {
    if (state) fail();
  }, [state]);
  return state;
}
