/** What a form asks of one of its fields: its schema, the mark in its label and its `required` attribute are made from it. */
export interface FieldRule {
  isRequired?: boolean;
  /** In characters. The browser gets no `maxlength`: it would cut what is pasted without a word; the API says what is too long. */
  maxLength?: number;
}

/** By the field's name, in the order of the form. */
export type FieldRules = Readonly<Record<string, FieldRule>>;
