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
  /** After the last session of their call. */
  schoolRegistrations: 365 * day,
  sentEmails: 30 * day,
  givenUpEmails: 90 * day,
};

/** Of what is needed to sign in, in milliseconds: links for as long as letters are counted, wrong tries until they are forgotten. */
export const accountRetention = {
  links: day,
  failures: day,
  /** The database lets no record of access go before. */
  accessRecords: 2 * 366 * day,
};

/** Of reports that reached the reporting channel: Ley 2/2023. */
export const reportRetention = {
  /** Months, where nothing was investigated: art. 32.4. */
  withoutInvestigation: 3,
  /** Months, where it was closed and no proceedings follow elsewhere. */
  afterClosing: 3,
  /** Years that nothing is kept longer than, counted from receipt: art. 26.2. */
  longest: 10,
};
