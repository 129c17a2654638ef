import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { ApplicationStatus } from '@ofgc/shared/domain/masterclasses/masterclass-application.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { StatusRecord } from './find.ts';

/**
 * The state of an application, for everybody who has the reference. It contains no personal data, because a reference can be guessed.
 */
export function presentStatus(record: StatusRecord, lang: Locale): ApplicationStatus {
  const { reference, id, title, master, participation, state } = record;
  const read = readerIn(lang);
  return { reference, masterclass: { id, title: read(title), master }, participation, state, lang: read.lang };
}
