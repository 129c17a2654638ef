import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';

/** A school that asks for an account, for tests. */
export function sampleCentre(differences: Partial<SchoolCentre> = {}): SchoolCentre {
  return {
    id: 4,
    code: '35001234',
    name: 'CEIP Los Tarajales',
    municipality: 'Telde',
    contact: 'Eva Ruiz',
    email: 'eva@ceip.example',
    phone: '928 11 22 33',
    lang: 'es',
    state: 'requested',
    isOneRoom: false,
    hasCome: false,
    version: 1,
    ...differences,
  };
}
