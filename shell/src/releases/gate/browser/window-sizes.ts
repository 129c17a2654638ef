/** The window of a small phone, in CSS pixels, in which the checks look at pages. */
export const smallPhone = { width: 360, height: 740 };
