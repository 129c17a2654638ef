import { isDeepStrictEqual } from 'node:util';
import type { Text } from '../../content/bilingual.ts';
import type { Content } from '../../content/read-content.ts';
import { hallsByName } from '../venues/halls-by-name.ts';

export type EventContent = Content['events'][number];
type EventText = Content['eventTexts'][string];
type DateContent = EventContent['performances'][number];
export type Announcement = EventText['changes'][number];

/** The differences of a concert from its files, in the files' format; for missing fields the files count. */
export interface EventPatch {
  venue?: string;
  conductor?: string;
  soloists?: EventContent['soloists'];
  programme?: EventContent['programme'];
  stateNote?: Text;
  /** Changed dates, by the performance's id. */
  dates?: Record<string, Partial<Pick<DateContent, DatePart>>>;
  /** Announcements that are added to the files' log. */
  announced?: Announcement[];
}
const dateParts = ['date', 'time', 'status', 'sale', 'waitingList', 'previousDates'] as const;
type DatePart = (typeof dateParts)[number];

/** A concert's entries in `events.json` and `event-texts.json`. */
export interface WholeEvent {
  event: EventContent;
  texts: EventText;
}

/** Whether two lines of the log are one announcement, which may be withdrawn in one of them. */
export const isSameLine = (one: Announcement, other: Announcement): boolean =>
  one.at === other.at && one.kind === other.kind && one.text.es === other.text.es;

/** The entry of `events.json` with the office's changes. Dates that are not in the files are ignored; texts are left to `patchTexts`. */
export function patchEvent(event: EventContent, patch: EventPatch): EventContent {
  const { stateNote: _note, announced: _announced, dates = {}, ...rest } = patch;
  return { ...event, ...rest, performances: event.performances.map((date) => ({ ...date, ...dates[date.id] })) };
}

/**
 * The entry of `event-texts.json` with the office's note on the state and its announcements, which may withdraw announcements of the files.
 */
export function patchTexts(texts: EventText, { stateNote, announced = [] }: EventPatch): EventText {
  return { ...texts, ...(stateNote && { stateNote }), changes: withLines(texts.changes, announced) };
}

/**
 * The files' log with the office's lines. Each line of the files stands for one of the office's at most, as an announcement may be made
 * twice on a day; one that the office has withdrawn is marked as withdrawn.
 */
function withLines(log: readonly Announcement[], added: readonly Announcement[]): Announcement[] {
  const known = new Map<number, Announcement>();
  const more: Announcement[] = [];
  for (const line of added) {
    const open = [...log.entries()].filter(([place, one]) => isSameLine(one, line) && !known.has(place));
    const same =
      open.find(([, one]) => isDeepStrictEqual(one, line)) ??
      open.find(([, one]) => line.withdrawnOn && !one.withdrawnOn);
    if (same) known.set(same[0], line);
    else more.push(line);
  }
  return [...log.map((line, place) => known.get(place) ?? line), ...more];
}

/** The reverse: lines that differ from the files' or are added, and those of the files that one of these repeats. */
function officeLines(log: readonly Announcement[], lines: readonly Announcement[]): Announcement[] {
  const differing = lines.filter((line, place) => !isDeepStrictEqual(line, log[place]));
  return lines.filter((line) => differing.some((other) => isSameLine(other, line)));
}

/** The reverse of patching: the patch that turns the files' entries into `wanted`. */
export function patchBetween(files: WholeEvent, wanted: WholeEvent): EventPatch {
  const patch: EventPatch = {};
  const { event, texts } = wanted;
  if (event.venue !== files.event.venue) patch.venue = event.venue;
  if (event.conductor !== files.event.conductor) patch.conductor = event.conductor;
  if (!isDeepStrictEqual(event.soloists, files.event.soloists)) patch.soloists = event.soloists;
  if (!isDeepStrictEqual(event.programme, files.event.programme)) patch.programme = event.programme;
  if (texts.stateNote && !isDeepStrictEqual(texts.stateNote, files.texts.stateNote ?? { es: '', en: '' }))
    patch.stateNote = texts.stateNote;
  const dates = event.performances.flatMap((date) => {
    const known = files.event.performances.find(({ id }) => id === date.id);
    const parts = dateParts.filter((part) => known && !isDeepStrictEqual(date[part], known[part]));
    return parts.length ? [[date.id, Object.fromEntries(parts.map((part) => [part, date[part]]))] as const] : [];
  });
  if (dates.length) patch.dates = Object.fromEntries(dates);
  const announced = officeLines(files.texts.changes, texts.changes);
  if (announced.length) patch.announced = announced;
  return patch;
}

/**
 * The content with the office's changes of concerts. Changes that name people, works or halls no longer in the files are left out, and so
 * are changes of concerts that are gone: there the files count.
 */
export function withOffice(content: Content, patches: ReadonlyMap<number, EventPatch>): Content {
  if (!patches.size) return content;
  const halls = hallsByName(content);
  const artists = new Set(content.artists.map(({ name }) => name));
  const eventTexts = { ...content.eventTexts };
  const events = content.events.map((event) => {
    const patch = patches.get(event.id);
    const texts = content.eventTexts[event.id];
    if (!patch || !texts) return event;
    const { venue, conductor, soloists, programme, ...rest } = patch;
    const known: EventPatch = {
      ...rest,
      ...(venue !== undefined && halls.has(venue) && { venue }),
      ...(conductor !== undefined && artists.has(conductor) && { conductor }),
      ...(soloists?.every(({ name }) => name === null || artists.has(name)) && { soloists }),
      ...(programme?.every((item) => item.kind === 'interval' || item.work in content.works) && { programme }),
    };
    eventTexts[event.id] = patchTexts(texts, known);
    return patchEvent(event, known);
  });
  return { ...content, events, eventTexts };
}
