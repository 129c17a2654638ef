/**
 * How to reach the departments that the code of pages and emails names. Each is an export of its own, so that a page's scripts contain only
 * those that the page shows. The API refuses a `departments.json` that states others (`api/src/resources/departments/content.ts`).
 */
export const tickets = { phone: '928 00 00 00', email: 'taquilla@ofgc.example' };
export const education = { phone: '928 00 00 01', email: 'educacion@ofgc.example' };
export const community = { phone: '928 00 00 02', email: 'comunidad@ofgc.example' };
export const press = { phone: '928 00 00 03', email: 'prensa@ofgc.example' };
export const jobs = { phone: '928 00 00 04', email: 'empleo@ofgc.example' };
export const accessibility = { phone: '928 00 00 05', email: 'accesibilidad@ofgc.example' };
export const contracting = { phone: '928 00 00 06', email: 'contratacion@ofgc.example' };
export const data = { phone: '928 00 00 07', email: 'dpd@ofgc.example' };
export const general = { phone: '928 00 00 08', email: 'info@ofgc.example' };
