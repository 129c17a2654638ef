import { errorAt } from '@ofgc/shared/forms/form.schema.ts';
import { textOfVersion, type Purpose } from './consent-texts.ts';

/** Whether the wording that the visitor agreed to exists or once existed: the form sends the version that its page showed. */
export function isKnownWording(purpose: Purpose, version: string): boolean {
  return textOfVersion(purpose, version) !== undefined;
}

/** For a form's schema: reports an unknown wording as an error of its checkbox. */
export function outdatedAt(box: string) {
  return errorAt(box, 'consentOutdated');
}
