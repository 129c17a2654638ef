import { contentInstant } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** Auditions; one of a job offer has the dates and the stage of the offer. @throws Error when the offer is not in offers.json */
export async function seedAuditions(database: Database, { auditions, offers }: Content): Promise<void> {
  const callOf = ({ offer: id, call, slug }: Content['auditions'][number]) => {
    const found = call ?? offers.offers.find((offer) => offer.id === id);
    if (!found) throw new Error(`auditions.json: ${slug}: the offer ${id} is not in offers.json`);
    return found;
  };
  await database
    .insertInto('auditions')
    .values(
      auditions.map((audition) => {
        const { publishedAt, applyFrom, applyTo, status } = callOf(audition);
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
          offerId: audition.offer ?? null,
          publishedAt: contentInstant(publishedAt, '08:00'),
          applyFrom: contentInstant(applyFrom, '00:00'),
          applyTo: contentInstant(applyTo, '23:59'),
          status,
        };
      }),
    )
    .execute();
}
