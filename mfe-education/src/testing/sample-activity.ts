import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';

/** An activity for families, for tests. */
export function sampleActivity(differences: Partial<Activity> = {}): Activity {
  return {
    id: 1,
    slug: 'conciertos-en-familia',
    kind: 'family',
    title: 'Conciertos en familia',
    summary: 'Menos de una hora.',
    audience: 'Desde 5 años',
    when: 'Sábado 28 de noviembre',
    place: 'Auditorio del Mar',
    price: '5 €',
    eventIds: [38],
    lastOn: null,
    lang: 'es',
    ...differences,
  };
}
