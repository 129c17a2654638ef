import type { FieldBinding } from '../PostForm/field-binding.ts';
import { Field } from './Field.tsx';

interface FilesFieldProps extends FieldBinding {
  label: string;
  hint: string;
  /** MIME types and extensions, as the value of the attribute. */
  accept: string;
}

/** Files of a message. Browsers do not keep them when a refused form is shown again, so the hint says to choose them again. */
export function FilesField({ defaultValue: _none, ...field }: FilesFieldProps) {
  return <Field {...field} type="file" multiple isWide />;
}
