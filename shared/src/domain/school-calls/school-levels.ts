/** The levels of classes in the island's schools; `oneRoom` is a school with a single classroom for all ages. */
export const schoolLevels = [
  'nursery3',
  'nursery4',
  'nursery5',
  'primary1',
  'primary2',
  'primary3',
  'primary4',
  'primary5',
  'primary6',
  'oneRoom',
  'secondary1',
  'secondary2',
  'secondary3',
  'secondary4',
  'sixthForm1',
  'sixthForm2',
  'special',
] as const;
export type SchoolLevel = (typeof schoolLevels)[number];
