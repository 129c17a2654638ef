import { formatDate, localDay } from '@ofgc/shared/dates/format.ts';
import type { InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { message, type MessageKey } from '../../locales/messages.ts';
import { findPerformanceLabel } from '../events/performance-label.ts';
import { answerBy } from './answer-by.ts';
import { chosenLabel } from './chosen.ts';

export interface FieldLine {
  label: string;
  value: string;
}

/**
 * All submitted fields with their labels in the office's language; empty fields are left out. Before them, where the law sets a term, the day
 * by which an answer is due.
 */
export async function findSubmittedFields(
  database: Database,
  { source, id }: { source: InboxSource; id: number },
  lang: Locale,
): Promise<FieldLine[]> {
  const lines = await finders[source](database, id, lang);
  return lines.filter(({ value }) => value !== '');
}

const line = (lang: Locale, key: MessageKey, value: string | number): FieldLine => ({
  label: message(lang, key),
  value: String(value),
});

const finders: Record<InboxSource, (database: Database, id: number, lang: Locale) => Promise<FieldLine[]>> = {
  async contact(database, id, lang) {
    const { text, department } = await database
      .selectFrom('contactMessages')
      .leftJoin('departments', 'departments.key', 'departmentKey')
      .select(['message as text', 'departments.name as department'])
      .where('contactMessages.id', '=', id)
      .executeTakeFirstOrThrow();
    return [
      line(lang, 'inbox.department', department ? readerIn(lang)(department) : ''),
      line(lang, 'inbox.message', text),
    ];
  },

  async masterclass(database, id, lang) {
    const sent = await database
      .selectFrom('masterclassApplications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { participation, imageConsent } = sent;
    return [
      line(lang, 'inbox.participation', message(lang, participation === 'active' ? 'activeParticipant' : 'listener')),
      line(lang, 'inbox.instrument', sent.instrument),
      line(lang, 'inbox.centre', sent.centre),
      line(lang, 'inbox.level', sent.level),
      line(lang, 'inbox.programme', sent.programme),
      line(lang, 'inbox.videoUrl', sent.videoUrl),
      line(lang, 'inbox.needs', sent.needs),
      line(lang, 'inbox.phone', sent.phone),
      line(lang, 'inbox.city', sent.city),
      // An old application that was kept for its permission alone has none.
      line(lang, 'inbox.birthYear', sent.birthYear || ''),
      line(lang, 'inbox.guardian', sent.guardian),
      line(lang, 'inbox.images', message(lang, imageConsent ? 'yes' : 'inbox.no')),
    ];
  },

  async 'waiting-list'(database, id, lang) {
    const { seats, performanceId } = await database
      .selectFrom('waitingListEntries')
      .select(['seats', 'performanceId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const concert = await findPerformanceLabel(database, performanceId, lang);
    return [line(lang, 'inbox.concert', concert ?? ''), line(lang, 'inbox.seats', seats)];
  },

  async inscription(database, id, lang) {
    const { answers, definition, createdAt } = await database
      .selectFrom('inscriptions')
      .leftJoin('inscriptionKinds', 'inscriptionKinds.key', 'kind')
      .select(['answers', 'definition', 'createdAt'])
      .where('inscriptions.id', '=', id)
      .executeTakeFirstOrThrow();
    const read = readerIn(lang);
    const lines: FieldLine[] = [];
    if (definition?.answerWithin) {
      const day = answerBy(localDay(createdAt), definition.answerWithin);
      lines.push(line(lang, 'inbox.answerBy', formatDate(day, 'full', lang)));
    }
    for (const [name, value] of Object.entries(answers)) {
      const field = definition?.fields.find((one) => one.name === name);
      const words = definition ? await chosenLabel(database, { kind: definition, name, value, lang }) : value;
      lines.push({
        label: field ? read(field.label) : name,
        value: field?.kind === 'consent' ? message(lang, 'yes') : words,
      });
    }
    return lines;
  },
};
