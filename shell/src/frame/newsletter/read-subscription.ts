import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter/newsletter.schema.ts';

/** The form as the API takes it: nothing checked, nothing left out, a missing tick is `false`. */
export function readSubscription(form: FormData): NewsletterSubscription {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), lastname: text('lastname'), email: text('email'), conditions: form.has('conditions') };
}
