import { contentInstant, dayEnd, dayStart, publishingHour } from '../../content/dates.ts';
import { namedListRows } from '../../content/named-list.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/**
 * With families and places. Of bare days in the Canary Islands, publication is at 08:00, and one may apply from 00:00
 * of the first to 23:59 of the last.
 * @throws the database’s error where a vacancy has a family or a place that the file does not list
 */
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
