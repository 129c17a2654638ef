/** The most segments in the address of a content page. */
export const deepestPage = 4;

/** Absolute path of a content page, without locale: `/visitantes/primera-visita`. */
export const contentPathPattern = /^(\/[a-z0-9-]{1,80}){1,4}$/;
