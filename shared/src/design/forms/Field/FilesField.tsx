import type { FieldBinding } from '../PostForm/field-binding.ts';
import { Field } from './Field.tsx';

interface FilesFieldProps extends FieldBinding {
  label: string;
  hint: string;
  /** Types and endings, as the attribute takes them. */
  accept: string;
}

/** Files of a message. A browser forgets them when a form comes back, so the hint says to choose them again. */
export function FilesField({ defaultValue: _none, ...field }: FilesFieldProps) {
  return <Field {...field} type="file" multiple isWide />;
}
