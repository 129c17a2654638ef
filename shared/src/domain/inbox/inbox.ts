/** The kinds of forms that a record of the inbox comes from. */
export const inboxSources = ['contact', 'masterclass', 'waiting-list', 'inscription'] as const;
export type InboxSource = (typeof inboxSources)[number];

/** The states of a record in the office. */
export const caseStatuses = ['new', 'in-hand', 'answered', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** The kinds of entries in a record's history. */
export const entryKinds = ['status', 'holder', 'note', 'letter', 'decision', 'undo'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The possible decisions about an application to a masterclass. */
export const decisions = ['accepted', 'waitlist', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

/** The states of an email: `delayed` will be tried again, `failed` will not. */
export const letterStates = ['waiting', 'sent', 'delayed', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];
