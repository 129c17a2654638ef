import type { FieldRules } from '../../forms/field-rule.ts';

/** The most groups (two buses) and wishes of a registration. */
const mostGroups = 4;
const mostWishes = 5;
/** The most registrations of one school in one call: each has its own trip, and a second one is drawn after all first ones. */
export const mostRegistrations = 3;
/** The limits of one group. */
export const mostPupils = 200;
export const mostTeachers = 30;

const numbers = Array.from({ length: mostGroups }, (_, index) => index + 1);
export const groupNumbers: readonly number[] = numbers;
export const wishNumbers: readonly number[] = Array.from({ length: mostWishes }, (_, index) => index + 1);

/** The fields of a group in the form, by its number: `pupils2`. */
export const groupField = {
  level: (group: number) => `level${group}`,
  pupils: (group: number) => `pupils${group}`,
  teachers: (group: number) => `teachers${group}`,
  wheelchairs: (group: number) => `wheelchairs${group}`,
};
/** @param wish counts from 1: `wish1` */
export const wishField = (wish: number) => `wish${wish}`;

/** The form of a registration. Only the fields of the first group and the first wish are required. */
export const registrationFields: FieldRules = {
  ...Object.fromEntries(wishNumbers.map((wish) => [wishField(wish), { isRequired: wish === 1 }])),
  ...Object.fromEntries(
    numbers.flatMap((group) =>
      Object.entries(groupField).map(([field, name]) => [
        name(group),
        // An empty field counts as no wheelchairs.
        { isRequired: group === 1 && field !== 'wheelchairs' },
      ]),
    ),
  ),
  contact: { isRequired: true, maxLength: 120 },
  phone: { isRequired: true, maxLength: 30 },
  needs: { maxLength: 1_000 },
  /** Made with the form, so that a form that is sent twice is saved once. */
  formKey: {},
  version: {},
};

/** A message between a school and the orchestra. */
export const messageFields = {
  text: { isRequired: true, maxLength: 2_000 },
  formKey: {},
} as const satisfies FieldRules;
