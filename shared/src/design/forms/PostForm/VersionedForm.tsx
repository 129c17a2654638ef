import type { ReactNode } from 'react';
import type { FieldRules } from '../../../forms/field-rule.ts';
import { useSeenVersion } from '../../../forms/seen-version.ts';
import type { BaseFormProps } from './BaseForm.tsx';
import type { FormBinding } from './field-binding.ts';
import { PostForm } from './PostForm.tsx';

interface VersionedFormProps<Rules extends FieldRules> extends BaseFormProps {
  /** The version of the record that the page shows. */
  version: number;
  fields?: Rules;
  /** What it asks for; without fields also what else it posts. */
  children?: ReactNode | ((binding: FormBinding<Extract<keyof Rules, string>>) => ReactNode);
}

/** A `PostForm` that changes a record which several people edit: it posts the version that its sender has seen, so that it overwrites no other change. */
export function VersionedForm<Rules extends FieldRules>({
  version,
  fields,
  children,
  ...form
}: VersionedFormProps<Rules>) {
  const seen = useSeenVersion(form.name, version);
  return (
    <PostForm {...form} fields={fields ?? ({} as Rules)}>
      {(binding) => (
        <>
          <input type="hidden" name="version" value={seen} />
          {typeof children === 'function' ? children(binding) : children}
        </>
      )}
    </PostForm>
  );
}
