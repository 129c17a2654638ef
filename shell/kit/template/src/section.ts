import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { landingPath } from './addresses.ts';

/** What the rest of the site knows of this section. */
export const section: Section = {
  title: { es: 'Muestra', en: 'Sample' },
  hue: 'rose',
  menu: { to: landingPath, rank: 50 },
  home: { 'home.sample': { row: 75, rank: 50 } },
  links: [
    {
      text: { es: 'Muestra', en: 'Sample' },
      to: landingPath,
      at: { 'menu.sample': 10, 'footer.orchestra': 70 },
    },
  ],
  pages: [
    {
      path: landingPath,
      title: { es: 'Muestra', en: 'Sample' },
      summary: { es: 'Los próximos conciertos de la orquesta.', en: 'The orchestra’s next concerts.' },
    },
  ],
  examples: [],
};
