import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';

/** For tests: the open vacancy for a violin of the sample content. */
export function sampleVacancy(differences: Partial<Vacancy> = {}): Vacancy {
  return {
    id: 9,
    reference: 'OFGC-2026-09',
    title: 'Violín, tutti',
    family: { slug: 'musicos', name: 'Músicos' },
    place: { slug: 'las-palmas', name: 'Las Palmas de Gran Canaria' },
    contract: 'Indefinido, jornada completa',
    positions: 1,
    publishedAt: '2026-10-08T08:00:00.000Z',
    applyFrom: '2026-11-09T10:00:00.000Z',
    applyTo: '2026-12-14T14:00:00.000Z',
    applyUrl: null,
    status: 'open',
    isActive: true,
    drawing: 'horn',
    type: 'audition',
    summary: 'Plaza de violín tutti, en la sección de primeros o de segundos según las necesidades.',
    requirements: ['Titulación superior de música o experiencia profesional equivalente'],
    timeline: [
      { at: '2026-10-08', text: 'Se publican las bases', document: 101 },
      { at: '2026-12-14T14:00:00+00:00', text: 'Termina el plazo de solicitudes', document: null },
      { at: '2027-02-08', text: 'Primera ronda, tras un biombo', document: null },
    ],
    lang: 'es',
    ...differences,
  };
}
