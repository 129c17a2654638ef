import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';

/** What this section exposes to the rest of the site. */
export const section: Section = {
  title: { es: 'Portal de empleo', en: 'Job portal' },
  hue: 'teal',
  home: { 'home.jobs': { row: 80 } },
  links: [
    {
      text: { es: 'Portal de empleo', en: 'Job portal' },
      to: jobsPath,
      at: { 'menu.about': 50, 'footer.orchestra': 40 },
    },
  ],
  pages: [],
  examples: [
    { page: 'vacancies', es: '/portal-empleo', en: '/en/portal-empleo' },
    { page: 'vacancy', es: '/portal-empleo/oferta/7', en: '/en/portal-empleo/oferta/7' },
  ],
};
