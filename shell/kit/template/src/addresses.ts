/** The section's first page, without locale. */
export const landingPath = '/muestra';
