/** The orchestra's sections, from the strings to the harp. */
export const memberSections = [
  'firstViolins',
  'secondViolins',
  'violas',
  'cellos',
  'doubleBasses',
  'flutes',
  'oboes',
  'clarinets',
  'bassoons',
  'horns',
  'trumpets',
  'trombonesAndTuba',
  'timpaniAndPercussion',
  'harpAndKeyboards',
] as const;
export type MemberSection = (typeof memberSections)[number];

/** The roles of members, the highest rank first. */
export const memberRoles = [
  'concertmaster',
  'assistantConcertmaster',
  'mainSoloist',
  'soloist',
  'coSoloist',
  'tutti',
] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The kinds of membership in the orchestra. */
export const memberStatuses = ['permanent', 'temporaryContract', 'leaveOfAbsence', 'extra', 'academy'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Whether a member can be on stage this season: a member on leave keeps the post but does not play. */
export function isPlaying(status: MemberStatus): boolean {
  return status !== 'leaveOfAbsence';
}
