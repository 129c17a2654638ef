import type { Section } from '@ofgc/shared/contract/section.schema.ts';

/** It is nobody's but the staff's: the rest of the site does not know it. */
export const section: Section = {
  title: { es: 'Muestra', en: 'Sample' },
  hue: 'slate',
  isPrivate: true,
  links: [],
  pages: [],
  examples: [],
};
