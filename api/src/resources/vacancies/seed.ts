import { contentInstant } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';

const json = JSON.stringify;

/** A bare day begins at midnight and ends with its last minute; news of a day appear in the morning. */
const dayBegins = '00:00';
const dayEnds = '23:59';
const morning = '08:00';

function named(entries: { slug: string; name: object }[]) {
  return entries.map(({ slug, name }, index) => ({ slug, name: json(name), sortOrder: index + 1 }));
}

async function seedNews(database: Database, { news, pressNotes }: Content): Promise<void> {
  await database.insertInto('newsCategories').values(named(news.categories)).execute();
  await database
    .insertInto('news')
    .values(
      news.news.map((article) => ({
        id: article.id,
        slug: json(article.slug),
        title: json(article.title),
        lead: json(article.lead),
        categorySlug: article.category,
        publishedAt: contentInstant(article.publishedAt, morning),
        body: json(article.body),
        eventIds: json(article.eventIds),
      })),
    )
    .execute();
  await database
    .insertInto('pressNotes')
    .values(
      pressNotes.map((note) => ({
        id: note.id,
        title: json(note.title),
        category: json(note.category),
        publishedAt: contentInstant(note.publishedAt, morning),
        summary: json(note.summary),
        body: json(note.body),
      })),
    )
    .execute();
}

async function seedOffers(database: Database, { offers }: Content): Promise<void> {
  await database.insertInto('offerFamilies').values(named(offers.families)).execute();
  await database.insertInto('offerPlaces').values(named(offers.places)).execute();
  await database
    .insertInto('offers')
    .values(
      offers.offers.map((offer) => ({
        id: offer.id,
        reference: offer.reference,
        title: json(offer.title),
        familySlug: offer.family,
        placeSlug: offer.place,
        contract: json(offer.contract),
        positions: offer.positions,
        publishedAt: contentInstant(offer.publishedAt, morning),
        applyFrom: contentInstant(offer.applyFrom, dayBegins),
        applyTo: contentInstant(offer.applyTo, dayEnds),
        status: offer.status,
        callType: offer.type,
        summary: json(offer.summary),
        requirements: json(offer.requirements),
        timeline: json(offer.timeline),
      })),
    )
    .execute();
}

/** Everything that is not a concert: news, press, jobs, education, recordings, alerts, pages. */
export async function seedHouse(database: Database, content: Content): Promise<void> {
  await seedNews(database, content);
  await seedOffers(database, content);
  await database
    .insertInto('activities')
    .values(
      content.activities.map(({ when, ...activity }) => ({
        ...activity,
        title: json(activity.title),
        summary: json(activity.summary),
        audience: json(activity.audience),
        whenText: json(when),
        place: json(activity.place),
        price: json(activity.price),
        eventIds: json(activity.eventIds),
      })),
    )
    .execute();
  await database
    .insertInto('melodies')
    .values(
      content.melodies.map(({ id, work, title, text, beatsPerMinute, notes }) => ({
        id,
        workId: work,
        title: json(title),
        text: json(text),
        beatsPerMinute,
        notes,
      })),
    )
    .execute();

  await database
    .insertInto('albums')
    .values(
      content.albums.map((album) => ({
        ...album,
        title: json(album.title),
        notes: json(album.notes),
        tracks: json(album.tracks),
      })),
    )
    .execute();
  await database
    .insertInto('alerts')
    .values(
      content.alerts.map(({ id, title, from, to }) => ({
        id,
        title: json(title),
        activeFrom: contentInstant(from, dayBegins),
        activeTo: contentInstant(to, dayEnds),
      })),
    )
    .execute();
  await database
    .insertInto('pages')
    .values(
      content.pages.map((page) => ({
        ...page,
        title: json(page.title),
        description: json(page.description),
        lead: json(page.lead),
        sections: json(page.sections),
      })),
    )
    .execute();
  await database
    .insertInto('departments')
    .values(
      content.departments.map((department, index) => ({
        ...department,
        name: json(department.name),
        sortOrder: index + 1,
      })),
    )
    .execute();
}
