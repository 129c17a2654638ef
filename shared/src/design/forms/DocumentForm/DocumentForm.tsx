import { type ReactNode, useRef } from 'react';
import type { FieldRules } from '../../../forms/field-rule.ts';
import { type FormState, formField, isRefused } from '../../../forms/form-state.ts';
import { Button } from '../Button/Button.tsx';
import { bindForm, type FormBinding } from '../PostForm/field-binding.ts';
import { FormErrorSummary } from '../PostForm/FormErrorSummary.tsx';
import styles from '../PostForm/PostForm.module.css';

interface DocumentFormProps<Rules extends FieldRules> {
  /** Tells the forms of a page apart. */
  name: string;
  /** The words of its button. */
  submit: string;
  fields: Rules;
  /** As it comes back where it was refused. */
  state: FormState | undefined;
  hasFiles?: boolean;
  /** The id of its heading. */
  labelledBy: string;
  /** After its button: another way to send it. */
  otherWay?: ReactNode;
  children: (binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode;
}

/**
 * A form that the browser posts to its page, with or without JavaScript, and that is answered with a document: for files, which a call from the browser to
 * the API has no room for, and where nothing of what was typed may stand in an address or be kept for other forms.
 */
export function DocumentForm<Rules extends FieldRules>({
  name,
  submit,
  fields,
  state,
  hasFiles = false,
  labelledBy,
  otherWay,
  children,
}: DocumentFormProps<Rules>) {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <form
      className={styles.form}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      autoComplete="off"
      noValidate
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name={formField} value={name} />
      {state && isRefused(state) && <FormErrorSummary ref={summary} state={state} />}
      <div className={styles.fields}>{children(bindForm(name, fields, state))}</div>
      <Button type="submit">{submit}</Button>
      {otherWay}
    </form>
  );
}
