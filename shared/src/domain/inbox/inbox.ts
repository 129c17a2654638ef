/** Where a record of the inbox comes from. */
export const inboxSources = ['contact', 'masterclass', 'waiting-list', 'inscription'] as const;
export type InboxSource = (typeof inboxSources)[number];

/** What has become of it in the office. */
export const caseStatuses = ['new', 'in-hand', 'answered', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** What a line of a record's history is about. */
export const entryKinds = ['status', 'holder', 'note', 'letter', 'decision', 'undo'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What the office decides about an application to a masterclass. */
export const decisions = ['accepted', 'waitlist', 'rejected'] as const;
export type Decision = (typeof decisions)[number];

/** What has become of a letter: `delayed` is tried again, `failed` is given up. */
export const letterStates = ['waiting', 'sent', 'delayed', 'failed'] as const;
export type LetterState = (typeof letterStates)[number];
