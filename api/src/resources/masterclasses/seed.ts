import { contentInstant } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { hallsByName } from '../venues/seed.ts';

const json = JSON.stringify;
/** A call opens in the morning of its first day and closes with its last minute. */
const opens = (day: string) => contentInstant(day, '09:00');
const closes = (day: string) => contentInstant(day, '23:59');
const minute = 60_000;

interface MeetingHours {
  date: string;
  from: string;
  to: string;
}

function hours({ date, from, to }: MeetingHours): { startsAt: string; endsAt: string } {
  return { startsAt: contentInstant(date, from), endsAt: contentInstant(date, to) };
}

function lastEnd(meetings: readonly MeetingHours[]): string {
  return meetings
    .map((meeting) => hours(meeting).endsAt)
    .toSorted()
    .at(-1) as string;
}

function found<Value>(value: Value | undefined, file: string, id: number, what: string): Value {
  if (value === undefined) throw new Error(`${file}: id ${id}: ${what} is not known`);
  return value;
}

async function seedClasses(database: Database, content: Content): Promise<void> {
  const halls = hallsByName(content);
  const artists = new Map(content.artists.map(({ name, id }) => [name, id]));
  await database
    .insertInto('masterclasses')
    .values(
      content.masterclasses.map((one) => ({
        id: one.id,
        slug: one.slug,
        title: json(one.title),
        master: one.master,
        artistId: artists.get(one.master) ?? null,
        instrument: json(one.instrument),
        level: json(one.level),
        summary: json(one.summary),
        requirements: json(one.requirements),
        repertoire: json(one.repertoire),
        meetings: json(one.meetings.map(hours)),
        endsAt: lastEnd(one.meetings),
        hallId: found(halls.get(one.hall), 'masterclasses.json', one.id, `the hall ${one.hall}`),
        activePlaces: one.active.total,
        activeTaken: one.active.taken,
        activeFee: one.active.fee,
        listenerPlaces: one.listener.total,
        listenerTaken: one.listener.taken,
        listenerFee: one.listener.fee,
        applyFrom: opens(one.applyFrom),
        applyTo: closes(one.applyTo),
        eventIds: json(one.eventIds),
      })),
    )
    .execute();
  await database
    .insertInto('workshops')
    .values(
      content.workshops.map((one) => ({
        id: one.id,
        slug: one.slug,
        title: json(one.title),
        trainer: one.trainer,
        trainerText: json(one.trainerText),
        summary: json(one.summary),
        audience: json(one.audience),
        meetings: json(
          one.meetings.map((meeting) => ({ ...hours(meeting), title: meeting.title, text: meeting.text })),
        ),
        endsAt: lastEnd(one.meetings),
        hallId: found(halls.get(one.hall), 'workshops.json', one.id, `the hall ${one.hall}`),
        hours: one.hours,
        places: one.places.total,
        taken: one.places.taken,
        applyFrom: opens(one.applyFrom),
        applyTo: closes(one.applyTo),
      })),
    )
    .execute();
}

async function seedSchools(database: Database, { schools }: Content): Promise<void> {
  const productions = new Map(schools.productions.map((production) => [production.slug, production]));
  await database
    .insertInto('schoolProductions')
    .values(
      schools.productions.map((production) => ({
        ...production,
        title: json(production.title),
        music: json(production.music),
        levels: json(production.levels),
        summary: json(production.summary),
      })),
    )
    .execute();
  await database
    .insertInto('schoolSessions')
    .values(
      schools.sessions.map(({ production: slug, date, time, applyFrom, applyTo, ...session }) => {
        const production = found(productions.get(slug), 'schools.json', session.id, `the production ${slug}`);
        const startsAt = contentInstant(date, time);
        return {
          ...session,
          place: json(session.place),
          productionId: production.id,
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + production.minutes * minute),
          applyFrom: opens(applyFrom),
          applyTo: closes(applyTo),
        };
      }),
    )
    .execute();
}

/** Masterclasses, workshops for teachers, programmes for schools. @throws Error naming the entry that refers to something unknown */
export async function seedEducation(database: Database, content: Content): Promise<void> {
  await seedClasses(database, content);
  await seedSchools(database, content);
}
