/** The rule for a field of a form, from which its schema, the mark in its label and its `required` attribute are made. */
interface FieldRule {
  isRequired?: boolean;
  /** In characters. Not set as `maxlength`, with which browsers silently cut pasted text: the API reports what is too long. */
  maxLength?: number;
}

/** By the field's name, in the order of the form. */
export type FieldRules = Readonly<Record<string, FieldRule>>;
