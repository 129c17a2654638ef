import { educationPath } from '../site/sections.ts';

/** The anchor of the form of a club's page. */
export const joinClubAnchor = 'hazte-miembro';

/** The form of a club's page (`activityPath`, whose file is in the scripts of home). @param slug of the club, which its subscription shares */
export function joinClubPath(slug: string): string {
  return `${educationPath}/educacion/${slug}#${joinClubAnchor}`;
}
