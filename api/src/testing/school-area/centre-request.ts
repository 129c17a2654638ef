import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';
import { currentText } from '../../resources/consents/consent-texts.ts';

/** The form of a school that asks for an account, as it is posted. */
export const centreRequest = (differences: Record<string, string> = {}) => ({
  code: '35 001 234',
  name: 'CEIP Nuevo',
  municipality: 'Agaete',
  contact: 'Eva Ruiz',
  email: 'eva@example.com',
  phone: '928 11 11 11',
  consent: 'true',
  consentVersion: currentText('schoolCentre').version,
  website: '',
  shownAt: shownEarlier(),
  ...differences,
});
