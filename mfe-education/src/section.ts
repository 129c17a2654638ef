import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { educationPaths, youngPeoplePath } from '@ofgc/shared/routes/education/activities.ts';
import { educationPath } from '@ofgc/shared/routes/site/sections.ts';

/** What this section exposes to the rest of the site. */
export const section: Section = {
  title: { es: 'Educación y comunidad', en: 'Education and community' },
  hue: 'green',
  menu: { to: educationPath, rank: 20 },
  home: { 'home.education': { row: 70, rank: 10 } },
  links: [
    {
      text: { es: 'Todas las actividades', en: 'All activities' },
      to: educationPaths.activities,
      at: { 'menu.education': 10 },
    },
    { text: { es: 'Para familias', en: 'For families' }, to: educationPaths.families, at: { 'menu.education': 20 } },
    { text: { es: 'Para escuelas', en: 'For schools' }, to: educationPaths.schools, at: { 'menu.education': 30 } },
    { text: { es: 'Para docentes', en: 'For teachers' }, to: educationPaths.workshop, at: { 'menu.education': 40 } },
    { text: { es: 'Jóvenes', en: 'Young people' }, to: youngPeoplePath, at: { 'menu.education': 50 } },
    { text: { es: 'Club 16', en: 'Club 16' }, to: educationPaths.club16, at: { 'menu.education': 60 } },
    { text: { es: 'Club 26', en: 'Club 26' }, to: educationPaths.club26, at: { 'menu.education': 70 } },
    {
      text: { es: 'Clases magistrales', en: 'Masterclasses' },
      to: educationPaths.masterclasses,
      at: { 'menu.education': 80 },
    },
    { text: { es: 'Formación', en: 'Training' }, to: educationPaths.training, at: { 'menu.education': 90 } },
    { text: { es: 'Comunidad', en: 'Community' }, to: educationPaths.community, at: { 'menu.education': 100 } },
  ],
  pages: [],
  examples: [
    { page: 'education and community', es: '/educacion-comunidad', en: '/en/educacion-comunidad' },
    { page: 'activities', es: '/educacion-comunidad/actividades', en: '/en/educacion-comunidad/actividades' },
    { page: 'schools', es: '/educacion-comunidad/educacion', en: '/en/educacion-comunidad/educacion' },
    { page: 'club 16', es: '/educacion-comunidad/educacion/club-16', en: '/en/educacion-comunidad/educacion/club-16' },
    { page: 'club 26', es: '/educacion-comunidad/educacion/club-26', en: '/en/educacion-comunidad/educacion/club-26' },
    {
      page: 'family concerts',
      es: '/educacion-comunidad/conciertos-en-familia',
      en: '/en/educacion-comunidad/conciertos-en-familia',
    },
    {
      page: 'touring school concerts',
      es: '/educacion-comunidad/conciertos-escolares-itinerantes',
      en: '/en/educacion-comunidad/conciertos-escolares-itinerantes',
    },
    {
      page: 'teachers’ workshop',
      es: '/educacion-comunidad/taller-profesorado',
      en: '/en/educacion-comunidad/taller-profesorado',
    },
    {
      page: 'masterclasses',
      es: '/educacion-comunidad/clases-magistrales',
      en: '/en/educacion-comunidad/clases-magistrales',
    },
    { page: 'training', es: '/educacion-comunidad/formacion', en: '/en/educacion-comunidad/formacion' },
    {
      page: 'training, previous version',
      es: '/educacion-comunidad/formacion/old',
      en: '/en/educacion-comunidad/formacion/old',
      canonical: { es: '/educacion-comunidad/formacion', en: '/en/educacion-comunidad/formacion' },
    },
    { page: 'community', es: '/educacion-comunidad/comunidad', en: '/en/educacion-comunidad/comunidad' },
  ],
};
