import type { Inscription, InscriptionField } from '../domain/inscriptions/inscription.schema.ts';

const consent = {
  purpose: 'club',
  version: '2026-11',
  text: 'Acepto.',
  notice: 'Responsable: la Fundación.',
  shownAt: '2026-11-20T12:00:00.000Z',
};

export function sampleInscriptionField(differences: Partial<InscriptionField>): InscriptionField {
  return {
    name: 'phone',
    kind: 'phone',
    label: 'Teléfono',
    hint: '',
    isRequired: false,
    forMinors: false,
    isWide: false,
    autoComplete: null,
    options: [],
    consent: null,
    ...differences,
  };
}

/** Club 16, open. */
export function sampleInscription(differences: Partial<Inscription> = {}): Inscription {
  return {
    key: 'club-16',
    title: 'Club 16',
    submit: 'Solicitar el carné',
    received: 'El carné estará en la taquilla.',
    state: 'open',
    opensAt: null,
    placesLeft: null,
    fields: [sampleInscriptionField({})],
    consent,
    lang: 'es',
    ...differences,
  };
}
