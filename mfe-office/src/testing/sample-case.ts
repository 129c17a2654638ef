import type { EntryKind } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { InboxEntry, InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';

/** A message to the orchestra that nobody has answered yet, for tests. */
export function sampleCase(differences: Partial<InboxCase> = {}): InboxCase {
  return {
    source: 'contact',
    id: 7,
    reference: 'C-7',
    name: 'Óscar',
    email: 'oscar@example.com',
    subject: 'Entradas',
    lang: 'es',
    sentAt: '2026-11-19T10:00:00.000Z',
    keptUntil: '2027-11-19T10:00:00.000Z',
    status: 'new',
    holder: null,
    version: 5,
    isMine: false,
    emailSubject: 'Entradas',
    fields: [],
    sender: { name: 'Óscar', lastname: null, phone: null, email: 'oscar@example.com' },
    allowsImages: false,
    isKeptForImages: false,
    entries: [],
    decision: null,
    ...differences,
  };
}

/** An entry of a case's history, for tests. */
export function sampleEntry(id: number, kind: EntryKind): InboxEntry {
  return { id, at: '2026-11-20T10:00:00.000Z', actor: 'Eva', kind, text: 'Hecho', canUndo: false, letter: null };
}
