import type { List } from '@ofgc/shared/http/list.schema.ts';
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

/** The only page of a list with this school alone. */
export function listOf(centre: SchoolCentre): List<SchoolCentre> {
  const state = [{ value: centre.state, label: centre.state, count: 1 }];
  return { data: [centre], meta: { total: 1, page: 1, perPage: 24, facets: { state } } };
}
