import { educationPaths, youngPeoplePath } from '@ofgc/shared/routes/activities.ts';
import { albumsPath } from '@ofgc/shared/routes/albums.ts';
import { artistsPath } from '@ofgc/shared/routes/artists.ts';
import { currentBookletPath } from '@ofgc/shared/routes/programme-booklets.ts';
import { eventsPath } from '@ofgc/shared/routes/events.ts';
import { historyPath } from '@ofgc/shared/routes/history.ts';
import { articlesPath } from '@ofgc/shared/routes/news.ts';
import {
  accessibilityPath,
  auditionsPath,
  complaintsPath,
  contactPath,
  contractorProfilePath,
  cookiesPath,
  dataProtectionPath,
  friendsPath,
  generalInformationPath,
  legalNoticePath,
  orchestraPath,
  safeDataPath,
  siteMapPath,
  storiesPath,
  transparencyPath,
  visitorsPath,
} from '@ofgc/shared/routes/pages.ts';
import { pressNotesPath } from '@ofgc/shared/routes/press-notes.ts';
import { presentSeasonPath } from '@ofgc/shared/routes/seasons.ts';
import { aboutPath, concertsPath, educationPath, explorePath, jobsPath } from '@ofgc/shared/routes/sections.ts';
import { subscriptionsPath } from '@ofgc/shared/routes/subscriptions.ts';
import { firstVisitPath, visitPath } from '@ofgc/shared/routes/venues.ts';
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

const calendar: FrameLink = { key: 'calendar', to: eventsPath };
const tickets: FrameLink = { key: 'tickets', to: concertsPath };
const season: FrameLink = { key: 'season', to: presentSeasonPath };
const subscriptions: FrameLink = { key: 'subscriptions', to: subscriptionsPath };
const planVisit: FrameLink = { key: 'planVisit', to: visitPath };
const firstVisit: FrameLink = { key: 'firstVisit', to: firstVisitPath };
const about: FrameLink = { key: 'about', to: aboutPath };
const visitors: FrameLink = { key: 'visitors', to: visitorsPath.es, inEnglish: visitorsPath.en };
const friends: FrameLink = { key: 'friends', to: friendsPath.es, inEnglish: friendsPath.en };
const stories: FrameLink = { key: 'stories', to: storiesPath.es, inEnglish: storiesPath.en };
const contact: FrameLink = { key: 'contact', to: contactPath };
const jobs: FrameLink = { key: 'jobs', to: jobsPath };
const press: FrameLink = { key: 'press', to: pressNotesPath };
const transparency: FrameLink = { key: 'transparency', to: transparencyPath };
const contractorProfile: FrameLink = { key: 'contractorProfile', to: contractorProfilePath };
const complaints: FrameLink = { key: 'complaints', to: complaintsPath };

export const menuEntries: readonly MenuEntry[] = [
  {
    key: 'tickets',
    to: concertsPath,
    links: [calendar, { key: 'booklet', to: currentBookletPath }, season, tickets, subscriptions, planVisit, visitors],
  },
  {
    key: 'community',
    to: educationPath,
    links: [
      { key: 'community', to: educationPath },
      { key: 'families', to: educationPaths.families },
      { key: 'schools', to: educationPaths.schools },
      { key: 'teachers', to: educationPaths.workshop },
      { key: 'youngPeople', to: youngPeoplePath },
      { key: 'club16', to: educationPaths.club16 },
      { key: 'club26', to: educationPaths.club26 },
      { key: 'masterclasses', to: educationPaths.masterclasses },
      { key: 'training', to: educationPaths.training },
      { key: 'communityProjects', to: educationPaths.community },
    ],
  },
  {
    key: 'about',
    to: aboutPath,
    links: [
      about,
      { key: 'orchestra', to: orchestraPath },
      { key: 'generalInformation', to: generalInformationPath },
      friends,
      jobs,
      { key: 'auditions', to: auditionsPath },
      press,
      contact,
    ],
  },
  {
    key: 'explore',
    to: explorePath,
    links: [
      { key: 'explore', to: explorePath },
      { key: 'news', to: articlesPath },
      { key: 'history', to: historyPath },
      { key: 'discography', to: albumsPath },
      { key: 'guests', to: artistsPath },
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
  { key: 'legalNotice', to: legalNoticePath },
  { key: 'dataProtection', to: dataProtectionPath },
  { key: 'safeData', to: safeDataPath },
  { key: 'cookies', to: cookiesPath },
  { key: 'accessibility', to: accessibilityPath },
  { key: 'conditions', to: generalInformationPath },
  { key: 'siteMap', to: siteMapPath },
];
