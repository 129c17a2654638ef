import { educationPath } from '../site/sections.ts';

/** The area in which schools sign in and see their registrations. */
const area = `${educationPath}/area-de-centros`;
/** The area in which the office manages the calls. */
const office = `${area}/gestion`;

/** The pages of the school area, without locale. */
export const schoolAreaPaths = {
  area,
  signIn: `${area}/entrar`,
  request: `${area}/alta`,
  newRegistration: (call: string) => `${area}/convocatorias/${call}`,
  registration: (reference: string) => `${area}/inscripciones/${reference}`,
  sheet: (reference: string) => `${area}/inscripciones/${reference}/hoja`,
  reasons: (reference: string) => `${area}/inscripciones/${reference}/resultado`,
  office,
  centres: `${office}/centros`,
  managedCentre: (id: number) => `${office}/centros/${id}`,
  call: (key: string) => `${office}/convocatorias/${key}`,
  managedRegistration: (reference: string) => `${office}/inscripciones/${reference}`,
} as const;
