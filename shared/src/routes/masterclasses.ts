import type { Masterclass } from '../domain/masterclasses/masterclass.schema.ts';
import { educationPaths } from './activities.ts';

/** The form to enrol in a class, without locale. */
export function enrolmentFormPath({ slug }: Pick<Masterclass, 'slug'>): string {
  return `${educationPaths.masterclasses}?clase=${slug}#inscripcion`;
}

/** What has become of an application. @param reference as the applicant was told */
export function applicationPath(reference: string): string {
  return `${educationPaths.masterclasses}?solicitud=${reference}#estado`;
}
