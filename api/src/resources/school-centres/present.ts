import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import type { CentreRecord } from './find.ts';

/**
 * A school's data for the school itself and the office, without its account, the times of its request and the decision, and what only
 * `hasCome` is made from.
 */
export function presentCentre(centre: CentreRecord): SchoolCentre {
  const {
    accountId: _account,
    createdAt: _createdAt,
    decidedAt: _decidedAt,
    cameBefore: _cameBefore,
    ...presented
  } = centre;
  return presented;
}
