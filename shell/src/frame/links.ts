import type catalogue from '../locales/es.json';

/** Every link of the frame in one place: a new page is one line here and its text in `locales` under `link`. */
export interface FrameLink {
  /** Its text in the catalogue: `link.<key>`. */
  key: keyof typeof catalogue.link;
  /** A path without locale, or a part of a page: its anchor is the same in every language. */
  to: string;
  /** Its path on English pages, where the words of the address differ. */
  inEnglish?: string;
}

export interface MenuEntry {
  /** Its text in the catalogue: `menu.entry.<key>`. */
  key: keyof typeof catalogue.menu.entry;
  /** Where its section begins: the entry of the section being shown stands open. */
  to: string;
  links: readonly FrameLink[];
}

const calendar: FrameLink = { key: 'calendar', to: '/conciertos-entradas/eventos' };
const tickets: FrameLink = { key: 'tickets', to: '/conciertos-entradas' };
const season: FrameLink = { key: 'season', to: '/conciertos-entradas/temporada' };
const subscriptions: FrameLink = { key: 'subscriptions', to: '/conciertos-entradas/abonos' };
const planVisit: FrameLink = { key: 'planVisit', to: '/conciertos-entradas/planifica-visita' };
const firstVisit: FrameLink = { key: 'firstVisit', to: '/conciertos-entradas/planifica-visita#primera-vez' };
const about: FrameLink = { key: 'about', to: '/sobre-ofgc' };
const visitors: FrameLink = { key: 'visitors', to: '/visitantes', inEnglish: '/visitors' };
const friends: FrameLink = { key: 'friends', to: '/amigos', inEnglish: '/friends' };
const stories: FrameLink = { key: 'stories', to: '/historias', inEnglish: '/stories' };
const contact: FrameLink = { key: 'contact', to: '/sobre-ofgc/contacto' };
const jobs: FrameLink = { key: 'jobs', to: '/portal-empleo' };
const press: FrameLink = { key: 'press', to: '/notas-prensa' };
const transparency: FrameLink = { key: 'transparency', to: '/transparencia' };
const contractorProfile: FrameLink = { key: 'contractorProfile', to: '/perfil-contratante' };
const complaints: FrameLink = { key: 'complaints', to: '/canal-denuncias' };

export const calendarPath = calendar.to;
export const dataProtectionPath = '/proteccion-datos';
/** Where the newsletter's form is posted without JavaScript. */
export const newsletterPath = '/boletin';

export const menuEntries: readonly MenuEntry[] = [
  {
    key: 'tickets',
    to: '/conciertos-entradas',
    links: [calendar, season, tickets, subscriptions, planVisit, visitors],
  },
  {
    key: 'community',
    to: '/educacion-comunidad',
    links: [
      { key: 'community', to: '/educacion-comunidad' },
      { key: 'families', to: '/educacion-comunidad/conciertos-en-familia' },
      { key: 'schools', to: '/educacion-comunidad/educacion' },
      { key: 'teachers', to: '/educacion-comunidad/taller-profesorado' },
      { key: 'youngPeople', to: '/educacion-comunidad#jovenes' },
    ],
  },
  {
    key: 'about',
    to: '/sobre-ofgc',
    links: [
      about,
      { key: 'orchestra', to: '/sobre-ofgc/conoce-ofgc' },
      { key: 'generalInformation', to: '/sobre-ofgc/info-general' },
      friends,
      jobs,
      press,
      contact,
    ],
  },
  {
    key: 'explore',
    to: '/explora',
    links: [
      { key: 'explore', to: '/explora' },
      { key: 'news', to: '/explora/actualidad' },
      { key: 'history', to: '/explora/historia' },
      { key: 'discography', to: '/explora/discografia' },
      { key: 'guests', to: '/explora/invitados' },
      stories,
    ],
  },
];

/** Buttons at the menu's foot; the electronic office stands among them, its address is a setting. */
export const menuButtons = { beforeOffice: [transparency, contractorProfile], afterOffice: [complaints] } as const;

export const footerColumns: readonly { key: 'concerts' | 'orchestra'; links: readonly FrameLink[] }[] = [
  { key: 'concerts', links: [calendar, season, tickets, subscriptions, firstVisit, visitors] },
  { key: 'orchestra', links: [about, stories, friends, jobs, press, contact] },
];

export const legalLinks: readonly FrameLink[] = [
  transparency,
  contractorProfile,
  complaints,
  { key: 'legalNotice', to: '/aviso-legal' },
  { key: 'dataProtection', to: dataProtectionPath },
  { key: 'safeData', to: '/datos-seguros' },
  { key: 'cookies', to: '/politica-cookies' },
  { key: 'accessibility', to: '/accesibilidad' },
  { key: 'conditions', to: '/sobre-ofgc/info-general' },
  { key: 'siteMap', to: '/mapa-web' },
];
