import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { findPerformanceLabel } from '../events/performance-label.ts';
import type { InscriptionKind } from '../inscriptions/content.ts';
import { findOptions, performanceId } from '../inscriptions/choices.ts';

interface Answer {
  kind: InscriptionKind;
  /** The name of the field. */
  name: string;
  value: string;
  lang: Locale;
}

/**
 * What a visitor chose, in words: the label of an option, a workshop's title, or a concert with its day, also after it. What was typed, or
 * is no longer in the content, is returned as it was sent.
 */
export async function chosenLabel(database: Database, { kind, name, value, lang }: Answer): Promise<string> {
  const field = kind.fields.find((one) => one.name === name);
  if (field?.kind === 'performance' && performanceId.test(value))
    return (await findPerformanceLabel(database, Number(value), lang)) ?? value;
  if (field?.kind !== 'choice') return value;
  const options = await findOptions(database, { kind, field, lang });
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The labels of what inscriptions are for, by the inscription's id; those without a subject have none. */
export async function findSubjectLabels(
  database: Database,
  ids: readonly number[],
  lang: Locale,
): Promise<Map<number, string>> {
  const inscriptions = await database
    .selectFrom('inscriptions')
    .innerJoin('inscriptionKinds', 'inscriptionKinds.key', 'kind')
    .select(['inscriptions.id', 'subject', 'definition'])
    .where('inscriptions.id', 'in', ids.length ? ids : [0])
    .where('subject', '<>', '')
    .execute();
  // Many inscriptions of a page are often for the same concert.
  const labels = new Map<string, string>();
  const found = new Map<number, string>();
  for (const { id, subject, definition: kind } of inscriptions) {
    if (!kind.subject) continue;
    const key = `${kind.key} ${subject}`;
    const label = labels.get(key) ?? (await chosenLabel(database, { kind, name: kind.subject, value: subject, lang }));
    labels.set(key, label);
    found.set(id, label);
  }
  return found;
}
