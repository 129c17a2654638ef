import type { Masterclass } from '../../domain/masterclasses/masterclass.schema.ts';
import { educationPaths } from './activities.ts';
import { withQuery } from '../with-query.ts';

/** The form to enrol, without locale. @param masterclass preselected in the form */
export function enrolmentFormPath(masterclass?: Pick<Masterclass, 'slug'>): string {
  return `${withQuery(educationPaths.masterclasses, { clase: masterclass?.slug })}#inscripcion`;
}

/** The page with the status of an application. @param reference that the applicant received */
export function applicationPath(reference: string): string {
  return `${educationPaths.masterclasses}?solicitud=${reference}#estado`;
}
