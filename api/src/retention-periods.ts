const day = 24 * 3_600_000;

/** How long what visitors sent is kept, in milliseconds, as the page on data protection says. */
export const retentionPeriods = {
  contactMessages: 365 * day,
  masterclassApplications: 365 * day,
  waitingListAfterConcert: 7 * day,
  waitingListUnconfirmed: 7 * day,
  newsletterUnconfirmed: 7 * day,
  schoolCentresRefused: 30 * day,
  schoolCentresUndecided: 365 * day,
  sentEmails: 30 * day,
  givenUpEmails: 90 * day,
};
