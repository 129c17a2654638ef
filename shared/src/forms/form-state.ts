/** A posted form that was refused, as it comes back with its page. */
export interface FormState {
  /** The form on its page, by its `name`. */
  form: string;
  /** The API's status; 503 where it did not answer. */
  status: number;
  /** One sentence for the visitor; empty where the API had none. */
  message: string;
  /** Field → what is wrong with it. */
  errors: Record<string, string>;
  /** Every field as it came: nothing is lost. */
  values: Record<string, string>;
}

/** Which form of its page was posted. */
export const formField = 'form';
/** A field that nobody sees: only bots fill it in. */
export const honeypotField = 'website';
/** What `PostForm` adds to a visitor's own fields. */
const addedFields: readonly string[] = [formField, honeypotField, 'shownAt', 'consentVersion'];

/** All fields of a form as texts; a file is none. */
export function textFieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** The fields that a visitor filled in. */
export function enteredFields(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !addedFields.includes(name)));
}
