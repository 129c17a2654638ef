import type { Section } from '@ofgc/shared/contract/section.schema.ts';

/** The office is for staff alone: the rest of the site does not link to it. */
export const section: Section = {
  title: { es: 'Oficina', en: 'Office' },
  hue: 'slate',
  isPrivate: true,
  links: [],
  pages: [],
  examples: [],
};
