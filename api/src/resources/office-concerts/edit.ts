import { localDay } from '@ofgc/shared/dates/format.ts';
import { dateField } from '@ofgc/shared/domain/office-concerts/concert-field-rules.ts';
import type { Content, ContentFiles } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { lockAlone } from '../../database/advisory-locks.ts';
import { InvalidForm, readForm } from '../../forms/read-form.ts';
import type { ApiContext } from '../../http/api.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import type { Identity } from '../sessions/identity.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { versionsOf } from './find.ts';
import { changedFields, formOf, kindOfChange, wantedEvent } from './read-form.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import { holdSameContent } from './same-content.ts';
import { datesMovedIntoPast, movedDates } from './moved-dates.ts';
import { type EventPatch, patchBetween, type WholeEvent, withOffice } from './event-patch.ts';
import { choicesOf } from './present.ts';
import { assertVersion, writeConcertVersion } from './save.ts';
import { showConcert } from './show-on-site.ts';

/** The concert as it is in the files. @throws HttpError 404 */
export function concertInFiles(content: Content, id: number): WholeEvent {
  const event = content.events.find((one) => one.id === id);
  const texts = content.eventTexts[id];
  if (!event || !texts) throw notFound();
  return { event, texts };
}

/** The concert as the office has it. @throws HttpError 404 */
export function concertWith(files: Content, id: number, patch: EventPatch = {}): WholeEvent {
  return concertInFiles(withOffice(files, new Map([[id, patch]])), id);
}

export interface Editing {
  id: number;
  who: Identity;
  lang: Locale;
  context: Pick<ApiContext, 'siteUrl' | 'now' | 'ticketOffice'>;
}

/**
 * Writes a concert's next version from its form: as a draft, or published on the site with its line in the log and its emails.
 * @param own the content files of this machine @param body as it was posted
 * @throws InvalidForm with the wrong fields; HttpError 404, 503 where another machine has brought other content since its page was opened, or 409 where somebody else was quicker or nothing has changed
 */
export async function editConcert(
  transaction: Database,
  own: ContentFiles,
  { id, body, who, lang, context }: Editing & { body: unknown },
): Promise<void> {
  const files = await holdSameContent(transaction, own);
  await lockAlone(transaction, 'concertEdits');
  const file = concertInFiles(files, id);
  const [newest] = await versionsOf(transaction, id);
  const shown = concertWith(files, id, newest?.shown);
  const { venues, artists, works } = choicesOf(files, shown.event.venue);
  const form = readForm(
    formOf(shown, {
      venues: new Set(venues),
      artists: new Set(artists),
      works: new Set(works.map(({ key }) => key)),
    }),
    body,
    lang,
  );
  const { version, state, textEs, textEn } = form as { version: number; state: string; textEs: string; textEn: string };
  // The version is checked first, because the checks below compare the form with data that somebody else may have changed meanwhile.
  await assertVersion(transaction, id, version, who);
  const wanted = wantedEvent(shown, form);
  const day = localDay(context.now());
  refusePastDates(shown, wanted, { now: context.now(), lang });
  const changed = changedFields(shown, wanted);
  const isPublished = state === 'published';
  const kind = kindOfChange(changed) ?? (textEs || textEn ? 'status' : undefined);
  const { noteEs, noteEn } = form as { noteEs: string; noteEn: string };
  if (isPublished && (noteEs || noteEn)) requireBoth({ noteEs, noteEn }, message(lang, 'explanationRequired'));
  if (isPublished && kind) requireBoth({ textEs, textEn }, message(lang, 'announcementRequired'));
  if (!changed.length && !textEs && !textEn) throw new HttpError(409, 'nothingChanged');

  const announcement = { es: textEs, en: textEn };
  const line = kind && textEs && textEn ? [{ at: day, kind, text: announcement }] : [];
  const texts = { ...wanted.texts, changes: [...wanted.texts.changes, ...line] };
  const patch = patchBetween(file, { event: wanted.event, texts });
  const next = { id, version, announcement, changed, who };
  if (!isPublished) {
    await writeConcertVersion(transaction, { ...next, shown: newest?.shown ?? {}, draft: patch, emails: 0 });
    return;
  }
  await showConcert(transaction, files, { id, patch, now: context.now() });
  const performances = movedDates(shown, wanted, day);
  const emails = await enqueueEmails(transaction, {
    id,
    version: version + 1,
    performances,
    announcement,
    who,
    context,
  });
  await writeConcertVersion(transaction, { ...next, shown: patch, draft: null, emails });
}

function requireBoth(texts: Record<string, string>, sentence: string): void {
  const missing = Object.keys(texts).filter((name) => !texts[name]);
  if (missing.length) throw new InvalidForm(Object.fromEntries(missing.map((name) => [name, [sentence]])));
}

function refusePastDates(shown: WholeEvent, wanted: WholeEvent, { now, lang }: { now: Date; lang: Locale }): void {
  const wrong = datesMovedIntoPast(shown, wanted, now).map(({ id, date }) =>
    date < localDay(now)
      ? [dateField('date', id), [message(lang, 'dateIsPast')]]
      : [dateField('time', id), [message(lang, 'hourIsPast')]],
  );
  if (wrong.length) throw new InvalidForm(Object.fromEntries(wrong) as Record<string, string[]>);
}
