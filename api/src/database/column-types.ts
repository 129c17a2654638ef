const shared = '@ofgc/shared/domain';

/**
 * Columns whose type says more than the database's: table → column → a type of `columns.ts` or of the domain.
 * A JSON column that is not named here is bilingual text.
 */
export const columnTypes: Record<string, Record<string, string>> = {
  activities: { event_ids: 'Ids', kind: 'ActivityKind', last_on: 'Day' },
  albums: { tracks: 'AlbumTracks' },
  artists: { gender: 'Gender', kind: 'ArtistKind', portrait: 'ArtistPortrait', roles: 'ArtistRoles' },
  auditions: {
    kind: 'AuditionKind',
    requirements: 'Texts',
    result_on: 'Day',
    rounds: 'AuditionRounds',
    status: 'VacancyStatus',
  },
  consents: { lang: 'Locale' },
  contact_messages: { lang: 'Locale' },
  content_pages: { blocks: 'ContentBlocks', updated_on: 'Day' },
  credits: { role: 'CreditRole' },
  disclosures: { document_ids: 'Ids', updated_on: 'Day' },
  documents: { category: 'DocumentCategory', event_ids: 'Ids', files: 'DocumentFiles', kind: 'DocumentKind' },
  email_queue: { lang: 'Locale' },
  event_listing: { access: 'AccessFeatureArray', day: 'Day', status: 'EventStatus' },
  events: {
    changes: 'EventChanges',
    discounts: 'EventDiscounts',
    price_kind: 'EventPriceKind',
    price_zones: 'EventPriceZones',
  },
  halls: { plan: 'HallPlan', zones: 'HallZones' },
  history_milestones: { category: 'MilestoneKind' },
  history_periods: { kind: 'HistoryPeriodKind' },
  masterclass_applications: { lang: 'Locale', participation: 'Participation', state: 'ApplicationState' },
  masterclasses: { event_ids: 'Ids', meetings: 'MasterclassMeetings' },
  member_terms: { key: 'MemberTermKey', kind: 'MemberTermKind' },
  members: { role: 'MemberRole', section: 'MemberSection', status: 'MemberStatus' },
  news: { drawing: 'NewsDrawing', event_ids: 'Ids' },
  newsletter_subscriptions: { lang: 'Locale' },
  pages: { sections: 'PageSections', updated_on: 'Day' },
  performances: { access: 'AccessFeatures', sale: 'Sale', status: 'EventStatus' },
  programme_items: { kind: 'ProgrammeItemKind' },
  school_productions: { kind: 'ProductionKind' },
  search_entries: { lang: 'Locale', text_lang: 'Locale', snippet_lang: 'Locale' },
  seasons: { ends_on: 'Day', sale_dates: 'SaleDates', starts_on: 'Day' },
  subscriptions: {
    benefits: 'SubscriptionBenefits',
    channels: 'SubscriptionChannels',
    event_ids: 'Ids',
    kind: 'SubscriptionKind',
    profiles: 'SubscriptionProfiles',
    questions: 'SubscriptionQuestions',
    steps: 'SubscriptionSteps',
  },
  sung_works: { texts: 'SungTexts' },
  vacancies: {
    call_type: 'CallType',
    requirements: 'Texts',
    status: 'VacancyStatus',
    timeline: 'VacancyTimeline',
  },
  venues: { access: 'AccessFeatures', getting_there: 'VenueDirections', notes: 'VenueNotes' },
  waiting_list_entries: { lang: 'Locale' },
  works: { instrumentation: 'Words', movements: 'Words', solo_parts: 'Words' },
  workshops: { meetings: 'WorkshopMeetings' },
};

/** Where the types of the domain come from; every other one is in `columns.ts`. */
export const domainTypes: Record<string, string> = {
  ApplicationState: `${shared}/masterclasses/application-state.ts`,
  AuditionKind: `${shared}/auditions/audition.ts`,
  CallType: `${shared}/vacancies/call-type.ts`,
  DocumentCategory: `${shared}/documents/document-kind.ts`,
  DocumentKind: `${shared}/documents/document-kind.ts`,
  EventStatus: `${shared}/events/display-state.ts`,
  Locale: `${shared}/locale.ts`,
  MemberRole: `${shared}/members/member.ts`,
  MemberSection: `${shared}/members/member.ts`,
  MemberStatus: `${shared}/members/member.ts`,
  Participation: `${shared}/masterclasses/participation.ts`,
  Sale: `${shared}/events/display-state.ts`,
  VacancyStatus: `${shared}/vacancies/vacancy-status.ts`,
};
