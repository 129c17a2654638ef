import { contentInstant, dayEnd, dayStart, publishingHour } from '../../content/dates.ts';
import { namedListRows } from '../../content/named-list.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

export async function seedVacancies(database: Database, { vacancies }: Content): Promise<void> {
  await database.insertInto('vacancyFamilies').values(namedListRows(vacancies.families)).execute();
  await database.insertInto('vacancyPlaces').values(namedListRows(vacancies.places)).execute();
  await database
    .insertInto('vacancies')
    .values(
      vacancies.vacancies.map((vacancy) => ({
        id: vacancy.id,
        reference: vacancy.reference,
        title: json(vacancy.title),
        familySlug: vacancy.family,
        placeSlug: vacancy.place,
        contract: json(vacancy.contract),
        positions: vacancy.positions,
        publishedAt: contentInstant(vacancy.publishedAt, publishingHour),
        applyFrom: contentInstant(vacancy.applyFrom, dayStart),
        applyTo: contentInstant(vacancy.applyTo, dayEnd),
        applyUrl: vacancy.applyUrl ?? null,
        status: vacancy.status,
        callType: vacancy.type,
        summary: json(vacancy.summary),
        requirements: json(vacancy.requirements),
        timeline: json(vacancy.timeline),
      })),
    )
    .execute();
}
