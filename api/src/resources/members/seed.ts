import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** The orchestra's musicians and its history. @throws Error when one of them names an artist that is not in artists.json */
export async function seedOrchestra(database: Database, { artists, members, history }: Content): Promise<void> {
  const artistIds = new Map(artists.map(({ slug, id }) => [slug, id]));
  const artistId = (file: string, slug: string | null): number | null => {
    if (slug === null) return null;
    const id = artistIds.get(slug);
    if (id === undefined) throw new Error(`${file}: the artist ${slug} is not in artists.json`);
    return id;
  };

  const terms = { section: members.sections, role: members.roles, status: members.statuses };
  for (const kind of ['section', 'role', 'status'] as const) {
    await database
      .insertInto('memberTerms')
      .values(
        terms[kind].map(({ key, name, note }, index) => ({
          kind,
          key,
          name: json(name),
          note: json(note),
          sortOrder: index + 1,
        })),
      )
      .execute();
  }
  await database
    .insertInto('members')
    .values(
      members.members.map(({ artist, instrument, ...member }) => ({
        ...member,
        instrument: json(instrument),
        artistId: artistId('members.json', artist),
      })),
    )
    .execute();

  await database
    .insertInto('historyMilestones')
    .values(
      history.milestones.map(({ until, title, text, ...milestone }) => ({
        ...milestone,
        untilYear: until,
        title: json(title),
        text: json(text),
      })),
    )
    .execute();
  const periods = [
    ...history.conductors.map((period) => ({ ...period, kind: 'conductor' as const })),
    ...history.halls.map((period) => ({ ...period, kind: 'hall' as const })),
  ];
  await database
    .insertInto('historyPeriods')
    .values(
      periods.map(({ kind, name, from, until, text, artist }) => ({
        kind,
        name: json(name),
        fromYear: from,
        untilYear: until,
        text: json(text),
        artistId: artistId('history.json', artist),
      })),
    )
    .execute();
  await database
    .insertInto('historySources')
    .values(history.sources.map(({ title, text }) => ({ title: json(title), text: json(text) })))
    .execute();
}
