/** The colours that sections wear, as `tokens.css` mixes them; blue is the house's, and anybody's who chooses none. */
export const hues = ['blue', 'green', 'violet', 'slate', 'teal', 'ochre', 'rose'] as const;
export type Hue = (typeof hues)[number];
