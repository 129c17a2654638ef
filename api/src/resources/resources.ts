import { healthRoutes } from '../http/api-health.ts';
import { accountRoutes } from './accounts/routes.ts';
import { activityRoutes } from './activities/routes.ts';
import { albumRoutes } from './albums/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { artistRoutes } from './artists/routes.ts';
import { auditionRoutes } from './auditions/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { consentRoutes } from './consents/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { contentPageRoutes } from './content-pages/routes.ts';
import { departmentRoutes } from './departments/routes.ts';
import { disclosureRoutes } from './disclosures/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { calendarRoutes } from './icalendar/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { inscriptionRoutes } from './inscriptions/routes.ts';
import { masterclassApplicationRoutes } from './masterclass-applications/routes.ts';
import { masterclassRoutes } from './masterclasses/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { movedAddressRoutes } from './moved-addresses/routes.ts';
import { newsFeedRoutes } from './news/feed-routes.ts';
import { newsRoutes } from './news/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { officeAlertRoutes } from './office-alerts/routes.ts';
import { officeConcertRoutes } from './office-concerts/routes.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { posterRoutes } from './posters/routes.ts';
import { pressNoteRoutes } from './press-notes/routes.ts';
import { programmeBookletRoutes } from './programme-booklets/routes.ts';
import { reportRoutes } from './reporting-channel/office-routes.ts';
import { channelRoutes } from './reporting-channel/routes.ts';
import { managedCallRoutes } from './school-calls/office-routes.ts';
import { schoolCallRoutes } from './school-calls/routes.ts';
import { managedCentreRoutes } from './school-centres/office-routes.ts';
import { schoolCentreRoutes } from './school-centres/routes.ts';
import { schoolProductionRoutes } from './school-productions/routes.ts';
import { managedRegistrationRoutes } from './school-registrations/office-routes.ts';
import { schoolRegistrationRoutes } from './school-registrations/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { seasonRoutes } from './seasons/routes.ts';
import { sectionPageRoutes } from './section-pages/routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { socialPictureRoutes } from './social-pictures/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { vacancyRoutes } from './vacancies/routes.ts';
import { venueRoutes } from './venues/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { workThemeRoutes } from './work-themes/routes.ts';
import { workRoutes } from './works/routes.ts';
import { workshopRoutes } from './workshops/routes.ts';

/** The routes of all resources, in the order of the documentation. */
export const resources = [
  eventRoutes,
  calendarRoutes,
  programmeBookletRoutes,
  seasonRoutes,
  categoryRoutes,
  venueRoutes,
  artistRoutes,
  workRoutes,
  subscriptionRoutes,
  newsRoutes,
  newsFeedRoutes,
  posterRoutes,
  pressNoteRoutes,
  vacancyRoutes,
  activityRoutes,
  masterclassRoutes,
  masterclassApplicationRoutes,
  schoolProductionRoutes,
  schoolCallRoutes,
  managedCallRoutes,
  schoolCentreRoutes,
  managedCentreRoutes,
  schoolRegistrationRoutes,
  managedRegistrationRoutes,
  workshopRoutes,
  albumRoutes,
  workThemeRoutes,
  pageRoutes,
  movedAddressRoutes,
  openDataRoutes,
  memberRoutes,
  historyRoutes,
  auditionRoutes,
  documentRoutes,
  pictureRoutes,
  disclosureRoutes,
  contentPageRoutes,
  alertRoutes,
  newsletterRoutes,
  consentRoutes,
  departmentRoutes,
  contactRoutes,
  inscriptionRoutes,
  waitingListRoutes,
  channelRoutes,
  reportRoutes,
  searchRoutes,
  sectionPageRoutes,
  sitemapRoutes,
  socialPictureRoutes,
  accountRoutes,
  inboxRoutes,
  officeAlertRoutes,
  officeConcertRoutes,
  staffRoutes,
  sessionRoutes,
  healthRoutes,
];
