import { acceptedFiles } from '../../../domain/reporting-channel/report-files.ts';
import type { FieldBinding } from '../PostForm/field-binding.ts';
import { Field } from './Field.tsx';

interface FilesFieldProps extends FieldBinding {
  label: string;
  hint: string;
}

/** The files of a message in the reporting channel. Browsers do not keep them when a refused form is shown again, so the hint says to choose them again. */
export function FilesField({ defaultValue: _none, ...field }: FilesFieldProps) {
  return <Field {...field} type="file" accept={acceptedFiles} multiple isWide />;
}
