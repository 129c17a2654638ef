import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';

/** For tests: an open audition that belongs to no other sample post. */
export function sampleAudition(differences: Partial<Audition> = {}): Audition {
  return {
    id: 1,
    slug: 'oboe-solista',
    kind: 'post',
    title: 'Oboe, solista',
    role: 'Oboe solista',
    place: 'Sede de la Orquesta',
    pianist: 'Lo pone la orquesta.',
    travel: 'Corre por cuenta de cada participante.',
    requirements: [],
    rounds: [{ on: '2027-01-18', format: 'live', hasScreen: true, text: 'Mozart, K. 314', excerpts: [] }],
    result: null,
    offer: null,
    applyFrom: '2026-11-02T09:00:00.000Z',
    applyTo: '2026-12-14T14:00:00.000Z',
    applyUrl: null,
    status: 'open',
    isActive: true,
    lang: 'es',
    ...differences,
  };
}
