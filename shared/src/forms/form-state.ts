/** A posted form that was refused, or only carried to another language, as its page gets it back. */
export interface FormState {
  /** The form's `name` on its page. */
  form: string;
  /** The API's status; 503 where it did not respond, 200 where no request was made. */
  status: number;
  /** One sentence for the visitor; empty where the API had none. */
  message: string;
  /** Field → its error message. */
  errors: Record<string, string>;
  /** Every field as it was submitted, so that nothing is lost. */
  values: Record<string, string>;
}

/** Whether the form was refused and has to be corrected or sent again. */
export function isRefused({ status }: FormState): boolean {
  return status >= 400;
}

/** The field with the name of the form that was posted. */
export const formField = 'form';
/** The honeypot: a hidden field that only bots fill in. */
export const honeypotField = 'website';
/** The fields that `PostForm` adds to those for the visitor. */
const addedFields: readonly string[] = [formField, honeypotField, 'shownAt', 'consentVersion'];

/** All text fields of a form, without files. */
export function textFieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** The fields that a visitor filled in. */
export function enteredFields(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !addedFields.includes(name)));
}
