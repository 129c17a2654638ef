import { day } from '@ofgc/shared/dates/spans.ts';

/** How long visitors' records are kept, in milliseconds, as stated on the data protection page. */
export const retentionPeriods = {
  contactMessages: 365 * day,
  masterclassApplications: 365 * day,
  waitingListAfterConcert: 7 * day,
  waitingListUnconfirmed: 7 * day,
  newsletterUnconfirmed: 7 * day,
  schoolCentresRefused: 30 * day,
  schoolCentresUndecided: 365 * day,
  /** Counted from the last session of the registration's call. */
  schoolRegistrations: 365 * day,
  sentEmails: 30 * day,
  givenUpEmails: 90 * day,
};

/**
 * How long sign-in data is kept, in milliseconds: links as long as emails are counted against the limit, failed tries until they expire.
 */
export const accountRetention = {
  links: day,
  failures: day,
  /** The database refuses to delete an access record before this age. */
  accessRecords: 2 * 366 * day,
};

/** How long reports to the reporting channel are kept, under Ley 2/2023. */
export const reportRetention = {
  /** Months, for a report that was not investigated: art. 32.4. */
  withoutInvestigation: 3,
  /** Months after the closing of an investigated report, where no proceedings follow elsewhere. */
  afterClosing: 3,
  /** The longest that any report is kept, in years from receipt: art. 26.2. */
  longest: 10,
};
