import type { ReactNode } from 'react';
import type { FieldRules } from '../../../forms/field-rule.ts';
import { DocumentForm } from '../DocumentForm/DocumentForm.tsx';
import type { BaseFormProps } from '../PostForm/BaseForm.tsx';
import type { FormBinding } from '../PostForm/field-binding.ts';
import { PostForm } from '../PostForm/PostForm.tsx';

interface AccountFormProps<Rules extends FieldRules> extends BaseFormProps {
  fields: Rules;
  children: (binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode;
}

/** A form of an account. On another page than its own (with `action`) the browser posts it, as pages of accounts are separate documents. */
export function AccountForm<Rules extends FieldRules>(form: AccountFormProps<Rules>) {
  return form.action ? <DocumentForm {...form} state={undefined} /> : <PostForm {...form} />;
}
