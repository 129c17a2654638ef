/** The colours of sections, defined in `tokens.css`; blue is the orchestra's own and the default. */
export const hues = ['blue', 'green', 'violet', 'slate', 'teal', 'ochre', 'rose'] as const;
