import type { FieldRules } from '../../../forms/field-rule.ts';
import type { FormState } from '../../../forms/form-state.ts';

/** What connects a field to its rule and to the form's state: `<Field {...field('email')} label="…" />`. */
export interface FieldBinding {
  id: string;
  name: string;
  isRequired: boolean;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** The same for a box to tick. */
export interface BoxBinding extends Omit<FieldBinding, 'defaultValue'> {
  value: string;
  defaultChecked: boolean;
}

export interface FormBinding<Name extends string> {
  /** @param saved shown until the form was posted */
  field: (name: Name, saved?: string) => FieldBinding;
  /** @param isTicked whether it is ticked until the form was posted */
  box: (name: Name, isTicked?: boolean) => BoxBinding;
}

/** @param rules of the form's fields, by name */
export function bindForm<Rules extends FieldRules>(
  form: string,
  rules: Rules,
  state: FormState | undefined,
): FormBinding<Extract<keyof Rules, string>> {
  const shared = (name: string) => ({
    id: fieldId(form, name),
    name,
    isRequired: rules[name]?.isRequired ?? false,
    error: state?.errors[name],
  });
  return {
    field: (name, saved) => ({ ...shared(name), defaultValue: state?.values[name] ?? saved }),
    box: (name, isTicked = false) => ({
      ...shared(name),
      value: 'true',
      defaultChecked: state ? state.values[name] === 'true' : isTicked,
    }),
  };
}

/** The id of a field's control. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
