import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';

export const sectionPath = '/educacion-comunidad';

export const paths = {
  activities: `${sectionPath}/actividades`,
  schools: `${sectionPath}/educacion`,
  families: `${sectionPath}/conciertos-en-familia`,
  touring: `${sectionPath}/conciertos-escolares-itinerantes`,
  workshop: `${sectionPath}/taller-profesorado`,
  masterclasses: `${sectionPath}/clases-magistrales`,
  training: `${sectionPath}/formacion`,
  oldTraining: `${sectionPath}/formacion/old`,
  community: `${sectionPath}/comunidad`,
  club16: `${sectionPath}/educacion/club-16`,
  club26: `${sectionPath}/educacion/club-26`,
} as const;
export type PageName = keyof typeof paths;

const pathOfKind: Record<Exclude<Activity['kind'], 'club'>, string> = {
  family: paths.families,
  school: paths.schools,
  touring: paths.touring,
  workshop: paths.workshop,
  training: paths.training,
  masterclass: paths.masterclasses,
  community: paths.community,
};

/** The page about an activity. Each club has a page of its own; other kinds share one. */
export function activityPath({ kind, slug }: Pick<Activity, 'kind' | 'slug'>): string {
  return kind === 'club' ? `${paths.schools}/${slug}` : pathOfKind[kind];
}
