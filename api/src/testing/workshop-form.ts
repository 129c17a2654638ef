import { currentText } from '../resources/consents/consent-texts.ts';

/** A workshop for teachers that is open on 8 January 2027. */
export const openWorkshop = 'viento-en-la-isla-2027';

/** What a teacher sends to `/api/inscriptions/taller-profesorado`. */
export function workshopForm(name: string) {
  return {
    name,
    email: 'candelaria@example.org',
    workshop: openWorkshop,
    school: 'CEIP La Isleta',
    level: 'Primaria',
    consent: 'true',
    consentVersion: currentText('workshop').version,
    shownAt: new Date(Date.now() - 20_000).toISOString(),
    website: '',
  };
}
