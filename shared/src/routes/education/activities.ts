import type { Activity } from '../../domain/activities/activity.schema.ts';
import { educationPath } from '../site/sections.ts';
import { withQuery } from '../with-query.ts';

const schoolsPath = `${educationPath}/educacion`;

/** The pages of the section, without locale. */
export const educationPaths = {
  activities: `${educationPath}/actividades`,
  schools: schoolsPath,
  families: `${educationPath}/conciertos-en-familia`,
  touring: `${educationPath}/conciertos-escolares-itinerantes`,
  workshop: `${educationPath}/taller-profesorado`,
  masterclasses: `${educationPath}/clases-magistrales`,
  training: `${educationPath}/formacion`,
  oldTraining: `${educationPath}/formacion/old`,
  community: `${educationPath}/comunidad`,
  club16: `${schoolsPath}/club-16`,
  club26: `${schoolsPath}/club-26`,
} as const;
export type EducationPage = keyof typeof educationPaths;

/** The part of a page for young people. */
export const youngPeoplePath = `${educationPath}#jovenes`;

/** The part of a page that explains to schools how to register. */
export const schoolEnrolmentPath = `${schoolsPath}#como-participar`;

const pageOfKind: Record<Exclude<Activity['kind'], 'club'>, EducationPage> = {
  family: 'families',
  school: 'schools',
  touring: 'touring',
  workshop: 'workshop',
  training: 'training',
  masterclass: 'masterclasses',
  community: 'community',
};

/** The page with the details of an activity; each club has a page of its own. */
export function activityPath({ kind, slug }: Pick<Activity, 'kind' | 'slug'>): string {
  return kind === 'club' ? `${schoolsPath}/${slug}` : educationPaths[pageOfKind[kind]];
}

/** All activities, or those for one audience. @param audience as in the address: `comunidad` */
export function activitiesPath(audience?: string): string {
  return withQuery(educationPaths.activities, { para: audience });
}
