import { reportFailedRequest } from '@ofgc/shared/state';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useNavigation } from 'react-router';
import type { ConsentQuestion } from '../../../domain/consents/consent.schema.ts';
import type { FieldRules } from '../../../forms/field-rule.ts';
import { type FormState, formField } from '../../../forms/form-state.ts';
import { BaseForm, type BaseFormProps } from './BaseForm.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { bindForm, type FormBinding } from './field-binding.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import styles from './PostForm.module.css';

interface PostFormProps<Rules extends FieldRules> extends BaseFormProps {
  /** What the visitor agrees to; it also carries what keeps bots out. */
  consent?: ConsentQuestion;
  /** What its fields ask for, by name. */
  fields?: Rules;
  children?: (binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode;
}

/**
 * A form of a page, posted to the page's own address and answered by its `action` (`formAction`): by the server for a
 * plain post, in the browser where React runs. It checks nothing itself: the API does, and words the errors.
 * Fields stand two a line; `isWide` takes a whole one.
 */
export function PostForm<Rules extends FieldRules>({ consent, fields, children, ...form }: PostFormProps<Rules>) {
  const { name } = form;
  const { t } = useTranslation('shared');
  const summary = useRef<HTMLDivElement>(null);
  const state = useFormState(name, () => summary.current?.focus());
  const isBusy = useNavigation().formData?.get(formField) === name;
  return (
    <BaseForm {...form} className={styles.form} isBusy={isBusy}>
      {state && <FormErrorSummary ref={summary} state={state} />}
      {fields && children && <div className={styles.fields}>{children(bindForm(name, fields, state))}</div>}
      {consent && <ConsentFields consent={consent} form={name} state={state} />}
      {consent && <p className={styles.note}>{t('form.required')}</p>}
    </BaseForm>
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
