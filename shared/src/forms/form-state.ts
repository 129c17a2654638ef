/** A posted form that was refused, or only carried to another language, as it comes back with its page. */
export interface FormState {
  /** The form on its page, by its `name`. */
  form: string;
  /** The API's status; 503 where it did not answer, 200 where nothing was asked of it. */
  status: number;
  /** One sentence for the visitor; empty where the API had none. */
  message: string;
  /** Field → what is wrong with it. */
  errors: Record<string, string>;
  /** Every field as it came: nothing is lost. */
  values: Record<string, string>;
}

/** Whether something has to be mended before it can be sent. */
export function isRefused({ status }: FormState): boolean {
  return status >= 400;
}

/** A form as it came, for its page in another language. @param values of its fields */
export function carriedForm(form: string, values: Record<string, string>): FormState {
  return { form, status: 200, message: '', errors: {}, values };
}

/** Posted by the button that carries what is written to the page in another language; nothing is sent then. */
export const carryField = 'carry';
/** Which form of its page was posted. */
export const formField = 'form';
/** The honeypot: a hidden field that only bots fill in. */
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
