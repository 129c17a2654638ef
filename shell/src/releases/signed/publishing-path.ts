/** The address to which teams send signed requests. */
export const publishingPath = '/releases';
