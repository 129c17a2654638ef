import { contentInstant, dayEnd, dayStart, publishingHour } from '../../content/dates.ts';
import { namedListRows, namedValue } from '../../content/named-list.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';

const entryOf = ({ id }: { id: number }) => `vacancies.json: id ${id}`;

/**
 * Seeds vacancies with their families and places. For days without a time, in the Canary Islands, publication is at 08:00, and applications
 * run from 00:00 of the first day to 23:59:59 of the last.
 * @throws Error naming a vacancy whose family or place the file does not list
 */
export async function seedVacancies(database: Database, { vacancies }: Content): Promise<void> {
  await insertRows(database, 'vacancyFamilies', namedListRows(vacancies.families));
  await insertRows(database, 'vacancyPlaces', namedListRows(vacancies.places));
  await insertRows(
    database,
    'vacancies',
    vacancies.vacancies.map((vacancy) =>
      jsonRow({
        id: vacancy.id,
        reference: vacancy.reference,
        title: vacancy.title,
        familySlug: namedValue(vacancy.family, vacancies.families, { entry: entryOf(vacancy), what: 'family' }),
        placeSlug: namedValue(vacancy.place, vacancies.places, { entry: entryOf(vacancy), what: 'place' }),
        contract: vacancy.contract,
        positions: vacancy.positions,
        publishedAt: contentInstant(vacancy.publishedAt, publishingHour),
        applyFrom: contentInstant(vacancy.applyFrom, dayStart),
        applyTo: contentInstant(vacancy.applyTo, dayEnd),
        applyUrl: vacancy.applyUrl ?? null,
        status: vacancy.status,
        callType: vacancy.type,
        summary: vacancy.summary,
        requirements: vacancy.requirements,
        timeline: vacancy.timeline,
      }),
    ),
  );
}
