/** In characters, for staff and schools. NIST SP 800-63B, 3.1.1.2: length is what counts, no rules about kinds of characters. */
export const passwordLength = { min: 12, max: 128 };
