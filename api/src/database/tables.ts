import type { DisclosureTable, DocumentTable } from './document-tables.ts';
import type {
  MasterclassApplicationTable,
  MasterclassTable,
  SchoolProductionTable,
  SchoolSessionTable,
  WorkshopTable,
} from './education-tables.ts';
import type {
  NewsCategoryTable,
  NewsTable,
  PressNoteTable,
  VacancyFamilyTable,
  VacancyPlaceTable,
  VacancyTable,
  SubscriptionTable,
  ActivityTable,
  AlbumTable,
  MelodyTable,
  AlertTable,
  PageTable,
  SearchEntryTable,
  SearchWordTable,
  NewsletterSubscriptionTable,
  ContentStateTable,
  ContentPageTable,
} from './house-tables.ts';
import type { SungWorkTable, WorkNoteTable } from './programme-booklet-tables.ts';
import type {
  AuditionTable,
  MemberTermTable,
  MemberTable,
  HistoryMilestoneTable,
  HistoryPeriodTable,
  HistorySourceTable,
} from './orchestra-tables.ts';
import type {
  SeasonTable,
  CategoryTable,
  VenueTable,
  HallTable,
  ComposerTable,
  WorkTable,
  ArtistTable,
  EventTable,
  PerformanceTable,
  ProgrammeItemTable,
  CreditTable,
  EventListingTable,
} from './programme-tables.ts';
import type {
  ConsentTable,
  ContactMessageTable,
  DepartmentTable,
  EmailQueueTable,
  WaitingListEntryTable,
  WaitingListTokenTable,
} from './visitor-tables.ts';

/** Every table and column in camel case; `tables.test.ts` holds them against the database. */
export interface Tables {
  seasons: SeasonTable;
  categories: CategoryTable;
  venues: VenueTable;
  halls: HallTable;
  composers: ComposerTable;
  works: WorkTable;
  artists: ArtistTable;
  events: EventTable;
  performances: PerformanceTable;
  programmeItems: ProgrammeItemTable;
  credits: CreditTable;
  eventListing: EventListingTable;
  workNotes: WorkNoteTable;
  sungWorks: SungWorkTable;
  newsCategories: NewsCategoryTable;
  news: NewsTable;
  pressNotes: PressNoteTable;
  vacancyFamilies: VacancyFamilyTable;
  vacancyPlaces: VacancyPlaceTable;
  vacancies: VacancyTable;
  subscriptions: SubscriptionTable;
  activities: ActivityTable;
  masterclasses: MasterclassTable;
  masterclassApplications: MasterclassApplicationTable;
  schoolProductions: SchoolProductionTable;
  schoolSessions: SchoolSessionTable;
  workshops: WorkshopTable;
  albums: AlbumTable;
  melodies: MelodyTable;
  alerts: AlertTable;
  pages: PageTable;
  memberTerms: MemberTermTable;
  members: MemberTable;
  historyMilestones: HistoryMilestoneTable;
  historyPeriods: HistoryPeriodTable;
  historySources: HistorySourceTable;
  auditions: AuditionTable;
  documents: DocumentTable;
  disclosures: DisclosureTable;
  contentPages: ContentPageTable;
  searchEntries: SearchEntryTable;
  searchWords: SearchWordTable;
  newsletterSubscriptions: NewsletterSubscriptionTable;
  contentState: ContentStateTable;
  emailQueue: EmailQueueTable;
  consents: ConsentTable;
  departments: DepartmentTable;
  contactMessages: ContactMessageTable;
  waitingListEntries: WaitingListEntryTable;
  waitingListTokens: WaitingListTokenTable;
}
