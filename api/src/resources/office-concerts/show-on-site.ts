import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { eventRows } from '../events/rows.ts';
import { searchableEvents } from '../events/searchable.ts';
import { findConcertSessions, renewDeadlines } from '../school-registrations/places/renew-deadlines.ts';
import { followConcerts } from '../school-productions/follow-concerts.ts';
import { indexSources } from '../search/index-content.ts';
import { seedSearch } from '../search/seed.ts';
import { recordLastmod } from '../sitemap/record-lastmod.ts';
import { playedWorks, searchableWorks } from '../works/searchable.ts';
import { type EventPatch, withOffice } from './event-patch.ts';
import { findShownPatches } from './find.ts';

/**
 * Writes a concert with the office's changes into the content's tables; columns that only the files define stay as they are.
 * Sessions for schools follow their concert.
 * @param files the content as it is in the files
 * @returns the concert's content as it is now
 */
export async function writeRows(database: Database, files: Content, id: number, patch: EventPatch): Promise<Content> {
  const content = withOffice(files, new Map([[id, patch]]));
  const one = { ...content, events: content.events.filter((event) => event.id === id) };
  const { events, performances, programmeItems, credits } = eventRows(content, one.events);
  for (const { stateNote, changes, durationMinutes } of events)
    await database.updateTable('events').set({ stateNote, changes, durationMinutes }).where('id', '=', id).execute();
  for (const {
    id: performance,
    eventId: _,
    saleFrom: _saleFrom,
    isRelaxed: _isRelaxed,
    access: _access,
    ...date
  } of performances)
    await database.updateTable('performances').set(date).where('id', '=', performance).execute();
  await followConcerts(database, id);
  await database.deleteFrom('programmeItems').where('eventId', '=', id).execute();
  await database.insertInto('programmeItems').values(programmeItems).execute();
  await database.deleteFrom('credits').where('eventId', '=', id).execute();
  await database.insertInto('credits').values(credits).execute();
  return one;
}

/**
 * Shows the concert on the site: pages, lists, search, site map and calendars are updated by the tables' announcements. Called before the
 * version with this patch is written.
 * @param now the site's clock
 */
export async function showConcert(
  transaction: Database,
  files: Content,
  { id, patch, now }: { id: number; patch: EventPatch; now: Date },
): Promise<void> {
  await showWorks(transaction, files, { id, patch });
  const before = await findConcertSessions(transaction, id);
  const one = await writeRows(transaction, files, id, patch);
  await renewDeadlines(transaction, before, now);
  await transaction
    .deleteFrom('searchEntries')
    .where('kind', '=', 'events')
    .where('entityId', '=', String(id))
    .execute();
  await seedSearch(transaction, indexSources(searchableEvents(one)));
  await recordLastmod(transaction, now);
  // `seededAt` is the stamp of calendar entries.
  await transaction.updateTable('contentState').set({ seededAt: now }).execute();
}

/** Search finds the works that concerts play: those that this one takes in or leaves out may be played by no other. */
async function showWorks(
  transaction: Database,
  files: Content,
  { id, patch }: { id: number; patch: EventPatch },
): Promise<void> {
  const patches = await findShownPatches(transaction);
  const after = withOffice(files, new Map(patches).set(id, patch));
  const worksIn = ({ events }: Content) => playedWorks(events.filter((event) => event.id === id));
  const [left, played] = [worksIn(withOffice(files, patches)), worksIn(after)];
  const changed = [...left, ...played].filter((work) => !left.has(work) || !played.has(work));
  if (!changed.length) return;
  await transaction.deleteFrom('searchEntries').where('kind', '=', 'works').where('entityId', 'in', changed).execute();
  const sources = searchableWorks(after).filter((work) => changed.includes(work.id));
  await seedSearch(transaction, indexSources(sources));
}
