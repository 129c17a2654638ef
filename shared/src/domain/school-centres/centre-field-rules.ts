import type { FieldRules } from '../../forms/field-rule.ts';

/** Eight digits: 35 is the province of Las Palmas, 38 that of Santa Cruz de Tenerife. */
export const centreCode = /^3[58]\d{6}$/;

/** The request for an account, which the office approves. */
export const centreFields = {
  code: { isRequired: true },
  name: { isRequired: true, maxLength: 160 },
  municipality: { isRequired: true, maxLength: 60 },
  contact: { isRequired: true, maxLength: 120 },
  email: { isRequired: true },
  phone: { isRequired: true },
  isOneRoom: {},
} as const satisfies FieldRules;

/** The fields that a school can change itself; the office changes the others. */
export const ownProfileFields = {
  contact: centreFields.contact,
  phone: centreFields.phone,
  lang: {},
  version: {},
} as const satisfies FieldRules;

/** The fields of a school that the office can change. */
export const profileFields = { ...centreFields, lang: {}, version: {} } as const satisfies FieldRules;

export const centreStates = ['requested', 'approved', 'refused'] as const;
export type CentreState = (typeof centreStates)[number];
