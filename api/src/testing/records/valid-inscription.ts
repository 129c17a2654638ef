import { currentText, type Purpose } from '../../resources/consents/consent-texts.ts';
import { openWorkshop } from '../forms/workshop-form.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

/** The purpose of each form's consent. */
export const purposes: Record<string, Purpose> = {
  'club-16': 'club',
  'club-26': 'club',
  amigos: 'friends',
  'visita-guiada': 'guidedTour',
  'taller-profesorado': 'workshop',
  'taller-aviso': 'workshopReminder',
  'informacion-publica': 'publicInformation',
  accesibilidad: 'contact',
  'silla-de-ruedas': 'wheelchairSpace',
  'consulta-de-centro': 'contact',
};

/** The performance of `insertTonightsConcert`. */
export const tonight = '90362';

/** The fields of each form. */
export const ownFields: Record<string, Record<string, string>> = {
  'club-16': { birthYear: '2011' },
  'club-26': { birthYear: '2003', friday: 'si' },
  amigos: { membership: 'amigo-dos', note: 'Con Nayra' },
  'visita-guiada': { day: '2026-12-02', people: '4' },
  'taller-profesorado': { workshop: openWorkshop, school: 'CEIP La Isleta', level: 'Primaria' },
  'taller-aviso': {},
  'informacion-publica': { request: 'Las actas de 2025.', format: 'correo' },
  accesibilidad: { type: 'queja', message: 'El plano no se puede leer.' },
  'silla-de-ruedas': { performance: tonight, spaces: '2', companions: 'uno' },
  'consulta-de-centro': { centre: 'CEIP La Isleta', question: '¿Hay aparcamiento para la guagua?' },
};

/** What a visitor sends with a form. @param key the form's */
export const validInscription = (key: string, differences: Record<string, unknown> = {}) => ({
  name: 'Candelaria Ojeda',
  email: 'Candelaria@Example.org',
  consent: 'true',
  consentVersion: currentText(purposes[key] ?? 'contact').version,
  shownAt: shownEarlier(),
  website: '',
  ...ownFields[key],
  ...differences,
});
