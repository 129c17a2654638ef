import type { Masterclass } from '../../domain/masterclasses/masterclass.schema.ts';
import { educationPaths } from './activities.ts';
import { withQuery } from '../with-query.ts';

/** The form to enrol, without locale. @param masterclass the one that is chosen in it */
export function enrolmentFormPath(masterclass?: Pick<Masterclass, 'slug'>): string {
  return `${withQuery(educationPaths.masterclasses, { clase: masterclass?.slug })}#inscripcion`;
}

/** What has become of an application. @param reference as the applicant was told */
export function applicationPath(reference: string): string {
  return `${educationPaths.masterclasses}?solicitud=${reference}#estado`;
}
