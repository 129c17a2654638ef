import { areInOrder, contentInstant, dayEnd, dayStart, publishingHour } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

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
    return jsonRow({
      id: audition.id,
      slug: audition.slug,
      kind: audition.kind,
      title: audition.title,
      role: audition.role,
      place: audition.place,
      pianist: audition.pianist,
      travel: audition.travel,
      requirements: audition.requirements,
      rounds: audition.rounds,
      resultOn: audition.result?.on ?? null,
      resultText: audition.result?.text ?? null,
      vacancyId: audition.vacancy ?? null,
      publishedAt: contentInstant(publishedAt, publishingHour),
      applyFrom: contentInstant(applyFrom, dayStart),
      applyTo: contentInstant(applyTo, dayEnd),
      applyUrl: applyUrl ?? null,
      status,
    });
  });
  await insertRows(database, 'auditions', rows);
}
