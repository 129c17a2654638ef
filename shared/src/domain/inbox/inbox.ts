import type { ApplicationState } from '../masterclasses/application-state.ts';

/** The kinds of forms that a record of the inbox comes from. */
export const inboxSources = ['contact', 'masterclass', 'waiting-list', 'inscription'] as const;
export type InboxSource = (typeof inboxSources)[number];

/** The states of a record in the office. */
export const caseStatuses = ['new', 'in-hand', 'answered', 'closed'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

/** The kinds of entries in a record's history. `letter` is an email to the sender: the name is stored in the database. */
export const entryKinds = ['status', 'holder', 'note', 'letter', 'decision', 'undo'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The possible decisions about an application to a masterclass, or about an inscription. */
export const decisions = ['accepted', 'waitlist', 'rejected', 'withdrawn', 'received'] as const;
export type Decision = (typeof decisions)[number];

/** The decisions that the person who sent the form is told by an email; the others note what that person has told the office. */
export const announcedDecisions: readonly Decision[] = ['accepted', 'waitlist', 'rejected'];

/**
 * The decisions that are possible about a record: an application, or an inscription, which only holds its places or not.
 * @param state of the record; undefined for one about which nothing is decided
 */
export function possibleDecisions(source: InboxSource, state: ApplicationState | undefined): Decision[] {
  if (!state) return [];
  if (source === 'inscription') return [state === 'withdrawn' ? 'received' : 'withdrawn'];
  if (state === 'withdrawn') return ['accepted', 'waitlist'];
  return decisions.filter((one) => one !== state && one !== 'received');
}

/** The states of an email: `delayed` will be tried again, `failed` will not. */
export const emailStates = ['waiting', 'sent', 'delayed', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];
