import type { MessageKey } from '../../locales/messages.ts';
import { textOfVersion, type Purpose } from './consent-texts.ts';

export interface Agreement {
  /** The wording that was agreed to. */
  version: string;
  problems: MessageKey[];
}

/** Whether a form's consent was given, and to which wording: the one that its page showed. */
export function readAgreement(body: Record<string, unknown>, purpose: Purpose): Agreement {
  const version = typeof body.consentVersion === 'string' ? body.consentVersion : '';
  if (body.consent !== true && body.consent !== 'true') return { version, problems: ['consentRequired'] };
  return { version, problems: textOfVersion(purpose, version) ? [] : ['consentOutdated'] };
}
