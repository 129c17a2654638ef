/**
 * What brings the code of parts that the browser draws on pages that are navigated to only (`staticPart`), of the shell and of every
 * remote whose code has come. Each brings it once, and never rejects.
 */
export const staticParts: (() => Promise<unknown>)[] = [];
