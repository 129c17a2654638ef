import type { FieldRules } from '../../forms/field-rule.ts';

const line = 200;
const text = 2_000;

/** The age of applicants, in years. */
export const applicantAges = { youngest: 12, oldest: 110 };

/** The application for a masterclass. Fields that only players or minors must fill in are not marked as required. */
export const applicationFields = {
  masterclass: { isRequired: true },
  participation: { isRequired: true },
  birthYear: { isRequired: true },
  name: { isRequired: true, maxLength: 80 },
  lastname: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  phone: {},
  city: { maxLength: line },
  instrument: { maxLength: line },
  level: { maxLength: line },
  centre: { maxLength: line },
  programme: { maxLength: text },
  videoUrl: { maxLength: line },
  needs: { maxLength: text },
  guardian: { maxLength: line },
  guardianConsent: {},
  imageConsent: {},
} as const satisfies FieldRules;
