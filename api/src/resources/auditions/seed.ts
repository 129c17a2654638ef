import { areInOrder, contentInstant, dayEnd, dayStart, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/**
 * An audition for a vacancy takes over the vacancy's dates and status.
 * @throws Error when the vacancy is not in vacancies.json, or its first round is not after the last day to apply
 */
export async function seedAuditions(database: Database, { auditions, vacancies }: Content): Promise<void> {
  const callOf = ({ vacancy: id, call, rounds, slug }: Content['auditions'][number]) => {
    const found = call ?? vacancies.vacancies.find((vacancy) => vacancy.id === id);
    if (!found) throw new Error(`auditions.json: ${slug}: the vacancy ${id} is not in vacancies.json`);
    if (!areInOrder(found, rounds[0]?.on))
      throw new Error(`auditions.json: ${slug}: its first round is not after its last day to apply`);
    return found;
  };
  const rows = auditions.map((audition) => {
    const { publishedAt, applyFrom, applyTo, applyUrl, status } = callOf(audition);
    return {
      id: audition.id,
      slug: audition.slug,
      kind: audition.kind,
      title: json(audition.title),
      role: json(audition.role),
      place: json(audition.place),
      pianist: json(audition.pianist),
      travel: json(audition.travel),
      requirements: json(audition.requirements),
      rounds: json(audition.rounds),
      resultOn: audition.result?.on ?? null,
      resultText: audition.result ? json(audition.result.text) : null,
      vacancyId: audition.vacancy ?? null,
      publishedAt: contentInstant(publishedAt, publishingHour),
      applyFrom: contentInstant(applyFrom, dayStart),
      applyTo: contentInstant(applyTo, dayEnd),
      applyUrl: applyUrl ?? null,
      status,
    };
  });
  await database.insertInto('auditions').values(rows).execute();
}
