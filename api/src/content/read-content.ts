import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { auditionsContent } from '../resources/auditions/content.ts';
import { disclosuresContent, documentsContent } from '../resources/documents/content.ts';
import { readPages, type PageContent } from '../resources/content-pages/content.ts';
import * as handProgramme from '../resources/programme-booklets/content.ts';
import * as education from '../resources/masterclasses/content.ts';
import * as house from '../resources/vacancies/content.ts';
import * as orchestra from '../resources/members/content.ts';
import * as programme from '../resources/events/content.ts';
import { subscriptionsContent } from '../resources/subscriptions/content.ts';

/** The content that comes with the site. */
export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** Resource → the shape of its file; `pressNotes` lies in `press-notes.json`. */
const schemas = {
  seasons: programme.seasonsContent,
  categories: programme.categoriesContent,
  venues: programme.venuesContent,
  composers: programme.composersContent,
  works: programme.worksContent,
  movements: programme.movementsContent,
  artists: programme.artistsContent,
  workNotes: handProgramme.workNotesContent,
  sungTexts: handProgramme.sungTextsContent,
  events: programme.eventsContent,
  eventTexts: programme.eventTextsContent,
  priceScales: programme.priceScalesContent,
  discounts: programme.discountsContent,
  subscriptions: subscriptionsContent,
  albums: house.albumsContent,
  melodies: house.melodiesContent,
  alerts: house.alertsContent,
  news: house.newsContent,
  pressNotes: house.pressNotesContent,
  offers: house.offersContent,
  activities: house.activitiesContent,
  masterclasses: education.masterclassesContent,
  schools: education.schoolsContent,
  workshops: education.workshopsContent,
  pages: house.pagesContent,
  codedPages: house.codedPagesContent,
  departments: house.departmentsContent,
  members: orchestra.membersContent,
  history: orchestra.historyContent,
  auditions: auditionsContent,
  documents: documentsContent,
  disclosures: disclosuresContent,
};

type Schemas = typeof schemas;
export type Content = { [Name in keyof Schemas]: z.infer<Schemas[Name]> } & { contentPages: PageContent[] };
export interface ContentFiles {
  content: Content;
  hash: string;
}

export function contentFile(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

/** The entry by its id, so that an editor finds it, then the place inside it. */
function describePlace(data: unknown, path: readonly PropertyKey[]): string {
  const [first, ...rest] = path;
  if (typeof first === 'number' && Array.isArray(data)) {
    const entry: unknown = data[first];
    const id = typeof entry === 'object' && entry && 'id' in entry ? `id ${String(entry.id)}` : `entry ${first + 1}`;
    return [id, ...rest.map(String)].join(', ');
  }
  return path.map(String).join(', ');
}

/** @throws Error naming file and entry */
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
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Reads and checks the whole content.
 * @param folder where the JSON files lie
 * @returns the content and a hash that changes when a file or the code's idea of it does
 * @throws Error naming the file and the entry that is wrong
 */
export async function readContent(folder: string): Promise<ContentFiles> {
  const hash = createHash('sha256').update('3');
  const content: Partial<Record<keyof Schemas, unknown>> = {};
  for (const name of Object.keys(schemas) as (keyof Schemas)[]) {
    const { text, data } = await readJson(folder, contentFile(name));
    hash.update(name).update(text);
    content[name] = checkContent(name, data);
  }
  const { pages, text, warnings } = await readPages(folder);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  hash.update(text);
  return { content: { ...content, contentPages: pages } as Content, hash: hash.digest('hex') };
}
