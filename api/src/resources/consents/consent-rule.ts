import { errorAt } from '@ofgc/shared/forms/form.schema.ts';
import { textOfVersion, type Purpose } from './consent-texts.ts';

/** Whether there ever was the wording that somebody agreed to: the one that the form's page showed. */
export function isKnownWording(purpose: Purpose, version: string): boolean {
  return textOfVersion(purpose, version) !== undefined;
}

/** For a form's schema: an unknown wording is an error of its box. */
export function outdatedAt(box: string) {
  return errorAt(box, 'consentOutdated');
}
