import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { houseFacts } from '@ofgc/shared/domain/departments/house-facts.ts';
import { refundDays } from '@ofgc/shared/domain/events/refund-days.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { activitiesContent } from '../resources/activities/content.ts';
import { albumsContent } from '../resources/albums/content.ts';
import { alertsContent } from '../resources/alerts/content.ts';
import { artistsContent } from '../resources/artists/content.ts';
import { auditionsContent } from '../resources/auditions/content.ts';
import { categoriesContent } from '../resources/categories/content.ts';
import { readPages, type PageContent } from '../resources/content-pages/content.ts';
import { departmentsContent } from '../resources/departments/content.ts';
import { disclosuresContent } from '../resources/disclosures/content.ts';
import { documentsContent } from '../resources/documents/content.ts';
import { discountsContent, eventsContent, eventTextsContent, priceScalesContent } from '../resources/events/content.ts';
import { historyContent } from '../resources/history/content.ts';
import { inscriptionsContent } from '../resources/inscriptions/content.ts';
import { masterclassesContent } from '../resources/masterclasses/content.ts';
import { membersContent } from '../resources/members/content.ts';
import { newsContent } from '../resources/news/content.ts';
import { movedAddressesContent } from '../resources/moved-addresses/content.ts';
import { pagesContent } from '../resources/pages/content.ts';
import { cookieFacts } from '../resources/pages/cookie-facts.ts';
import { picturesContent } from '../resources/pictures/content.ts';
import { pressNotesContent } from '../resources/press-notes/content.ts';
import { sungTextsContent, workNotesContent } from '../resources/programme-booklets/content.ts';
import { schoolCallsContent } from '../resources/school-calls/content.ts';
import { schoolProductionsContent } from '../resources/school-productions/content.ts';
import { seasonsContent } from '../resources/seasons/content.ts';
import { subscriptionsContent } from '../resources/subscriptions/content.ts';
import { vacanciesContent } from '../resources/vacancies/content.ts';
import { venuesContent } from '../resources/venues/content.ts';
import { composersContent, movementsContent, worksContent } from '../resources/works/content.ts';
import { workThemesContent } from '../resources/work-themes/content.ts';
import { workshopsContent } from '../resources/workshops/content.ts';
import { countedFacts, type Facts, factsContent, insertFacts, phoneFacts } from './facts.ts';

/** The content that comes with the site. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** The shape of each content file; `pressNotes` is `press-notes.json`. */
const schemas = {
  seasons: seasonsContent,
  categories: categoriesContent,
  venues: venuesContent,
  composers: composersContent,
  works: worksContent,
  movements: movementsContent,
  artists: artistsContent,
  workNotes: workNotesContent,
  sungTexts: sungTextsContent,
  events: eventsContent,
  eventTexts: eventTextsContent,
  priceScales: priceScalesContent,
  discounts: discountsContent,
  subscriptions: subscriptionsContent,
  albums: albumsContent,
  workThemes: workThemesContent,
  alerts: alertsContent,
  news: newsContent,
  pressNotes: pressNotesContent,
  vacancies: vacanciesContent,
  activities: activitiesContent,
  masterclasses: masterclassesContent,
  schoolProductions: schoolProductionsContent,
  schoolCalls: schoolCallsContent,
  workshops: workshopsContent,
  pages: pagesContent,
  movedAddresses: movedAddressesContent,
  departments: departmentsContent,
  inscriptions: inscriptionsContent,
  members: membersContent,
  history: historyContent,
  auditions: auditionsContent,
  documents: documentsContent,
  disclosures: disclosuresContent,
  pictures: picturesContent,
};

type Schemas = typeof schemas;
export type Content = { [Name in keyof Schemas]: z.infer<Schemas[Name]> } & { contentPages: PageContent[] };
export interface ContentFiles {
  content: Content;
  /** Changes with a file and with a setting; the database has that of the content that it was seeded with (`content_state.texts_hash`). */
  hash: string;
}

/**
 * The file below the content folder: `pressNotes` is in `press-notes.json`.
 * @param name a key of the content, or `facts`
 */
function contentFile(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

/** Describes a place in a file: the entry by its id, so that an editor finds it, then the place inside it. */
function describePlace(data: unknown, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  if (typeof first === 'number' && Array.isArray(data)) {
    const entry: unknown = data[first];
    const id = typeof entry === 'object' && entry && 'id' in entry ? `id ${String(entry.id)}` : `entry ${first + 1}`;
    return [id, ...rest.map(String)].join(', ');
  }
  return path.map(String).join(', ');
}

/** Checks one content file. @throws Error naming the file and the entry */
export function checkContent<Name extends keyof Schemas>(name: Name, data: unknown): Content[Name] {
  const result = schemas[name].safeParse(data);
  if (result.success) return result.data as Content[Name];
  const issue = result.error.issues[0];
  throw new Error(`${contentFile(name)}: ${describePlace(data, issue?.path ?? [])}: ${issue?.message ?? 'not valid'}`);
}

async function readJson(folder: string, file: string): Promise<{ text: string; data: unknown }> {
  try {
    const text = await readFile(join(folder, file), 'utf8');
    return { text, data: JSON.parse(text) };
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, { cause: error });
  }
}

/** Facts that the code tells, too. */
const codeFacts: Facts = { ...houseFacts, refundDays };

/**
 * All facts that texts may name: those of `facts.json`, of the house, of other content files, and those of the settings.
 * @throws Error naming the wrong file
 */
function readFacts(files: ReadonlyMap<string, { data: unknown }>, settings: Facts): Facts {
  const written = factsContent.safeParse(files.get('facts')?.data);
  if (!written.success) throw new Error(`facts.json: ${written.error.issues[0]?.message ?? 'not valid'}`);
  const counted = countedFacts({ venues: files.get('venues')?.data, albums: files.get('albums')?.data });
  const known = {
    ...codeFacts,
    ...counted,
    ...phoneFacts(checkContent('departments', files.get('departments')?.data)),
  };
  const twice = Object.keys(written.data).find((name) => name in known);
  if (twice) throw new Error(`facts.json: ${twice} is a fact of the code or of another file`);
  return { ...written.data, ...known, ...settings };
}

function fillIn(name: string, files: ReadonlyMap<string, { data: unknown }>, facts: Facts): unknown {
  try {
    return insertFacts(files.get(name)?.data, facts);
  } catch (error) {
    throw new Error(`${contentFile(name)}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Reads and checks the whole content.
 * @param folder where the JSON files lie
 * @param settings facts that come from the site's settings
 * @returns the content, the facts that printed documents may name, too, and a hash that changes with a file, with a setting, and with the
 * number below when the code reads files in another way
 * @throws Error naming the file and the entry that is wrong
 */
export async function readContent(
  folder: string,
  settings: Facts = cookieFacts([]),
): Promise<ContentFiles & { facts: Facts }> {
  const hash = createHash('sha256')
    .update('7')
    .update(JSON.stringify([settings, codeFacts]));
  const names = Object.keys(schemas) as (keyof Schemas)[];
  const files = new Map<string, { text: string; data: unknown }>();
  for (const name of [...names, 'facts']) {
    const file = await readJson(folder, contentFile(name));
    files.set(name, file);
    hash.update(name).update(file.text);
  }
  const facts = readFacts(files, settings);
  const content = Object.fromEntries(names.map((name) => [name, checkContent(name, fillIn(name, files, facts))]));
  const { pages, text, warnings } = await readPages(folder, facts);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  hash.update(text);
  return { content: { ...content, contentPages: pages } as Content, facts, hash: hash.digest('hex') };
}

/** Reads the content of a folder at the first call; later calls return the same content, even if the files have changed. */
export function filesReader(folder: string, facts?: Facts): () => Promise<ContentFiles> {
  let reading: Promise<ContentFiles> | undefined;
  return async () => {
    reading ??= readContent(folder, facts);
    try {
      return await reading;
    } catch (error) {
      reading = undefined;
      throw error;
    }
  };
}
