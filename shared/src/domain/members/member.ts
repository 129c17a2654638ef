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

/** What a member answers for, the highest rank first. */
export const memberRoles = [
  'concertmaster',
  'assistantConcertmaster',
  'mainSoloist',
  'soloist',
  'coSoloist',
  'tutti',
] as const;
export type MemberRole = (typeof memberRoles)[number];

/** How a member belongs to the orchestra. */
export const memberStatuses = ['permanent', 'temporaryContract', 'leaveOfAbsence', 'extra', 'academy'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** Whether a member can be on stage this season: who is on leave keeps the post and does not play. */
export function isPlaying(status: MemberStatus): boolean {
  return status !== 'leaveOfAbsence';
}
