import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionPages } from '@ofgc/shared/contract/section-pages.ts';
import { boxOfficePath } from '@ofgc/shared/routes/concerts/tickets.ts';
import { readSections } from '@ofgc/shared/testing/read-sections.ts';
import { sql } from 'kysely';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { followContent, type FollowedContent } from '../changes/follow-content.ts';
import { contentFolder, filesReader } from '../content/read-content.ts';
import { openPostgres, overPGlite, startPGlite, type Database, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../database/seed.ts';
import type { Api } from '../http/api.ts';
import { declareSectionPages } from '../resources/section-pages/declare.ts';
import { createApi, type ApiOptions } from '../server.ts';
import { makeContentTemplate } from './content-template.ts';
import { shareDump } from './shared-dump.ts';
import { withoutDeadline } from '../database/deadline.ts';

/** Starting a database takes seconds, many of them on a busy machine; in milliseconds. */
export const startDeadline = 180_000;

/** Noon of the tests' day: the evening's concert is still to come. */
export const testDay = '2026-11-20';

/** Where the sites of the browser tests have them: each document is printed once, and kept between runs. */
export const documentsFolder = join(import.meta.dirname, '../../../.cache/test-site/documents');

/** A response of the API; a test casts its body. */
export interface TestResponse<Body> {
  status: number;
  body: Body;
}
export interface TestDatabase extends OpenDatabase {
  close: () => Promise<void>;
}
export interface TestApi extends TestDatabase {
  api: Api;
  get: (address: string) => Promise<TestResponse<unknown>>;
  /** The body of a 200. @throws Error naming the address where the status is another one */
  read: <Body>(address: string) => Promise<Body>;
}

/** An empty database of its own: in memory, or on the PostgreSQL of DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return process.env.DATABASE_URL ? openOnPostgres() : openInMemory(await emptyDump());
}

async function openInMemory(content: Blob): Promise<TestDatabase> {
  const opened = overPGlite(await startPGlite({ loadDataDir: content }));
  return { ...opened, close: () => opened.database.destroy() };
}

/** @param template the database of which it is a copy; without one it is empty */
async function openOnPostgres(template = 'template1'): Promise<TestDatabase> {
  const address = process.env.DATABASE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { database: server } = openPostgres(address);
  await withoutDeadline(server, (connection) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(connection),
  );
  const own = new URL(address);
  own.pathname = name;
  const opened = openPostgres(own.href);
  const close = async () => {
    await opened.database.destroy();
    await withoutDeadline(server, (connection) => sql`drop database ${sql.id(name)}`.execute(connection));
    await server.destroy();
  };
  return { ...opened, close };
}

/** Likewise; tests with photographs have a folder of their own. */
export const picturesFolder = join(tmpdir(), 'ofgc-test-pictures');

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await declareSectionPages(database, sectionPages(await readSections()));
  const folders = { content: contentFolder, documents: documentsFolder, pictures: picturesFolder };
  await seed(database, folders, createClock(testDay)());
}

async function dumpEmpty(): Promise<Blob> {
  // A log of two megabytes rather than of 32, also after the content was written: it is part of every copy.
  const pglite = await startPGlite({ initDbStartParams: ['--wal-segsize=1'] });
  for (const setting of ['min_wal_size', 'max_wal_size']) await pglite.exec(`alter system set ${setting} = '2MB'`);
  // Nothing is created from them here, and they are half of a copy's files.
  for (const name of ['template0', 'template1']) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
/** Made once a run, read once in each of its processes: to begin with a copy takes a tenth of the time. */
let empty: Promise<Blob> | undefined;
const emptyDump = () => (empty ??= shareDump('empty', dumpEmpty));

async function dumpContent(): Promise<Blob> {
  const pglite = await startPGlite({ loadDataDir: await emptyDump() });
  await fill(overPGlite(pglite).database);
  // Then the log is not part of the copies, and nothing is done again from it.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
/** Likewise. */
let content: Promise<Blob> | undefined;

/** The name of the database with the content, for each PostgreSQL by its address: a test may start one of its own. */
const templates = new Map<string, Promise<string>>();

/** A database of its own with the site's content. */
export async function openFilledDatabase(): Promise<TestDatabase> {
  const address = process.env.DATABASE_URL;
  if (address) {
    const template = templates.get(address) ?? makeContentTemplate(address, fill);
    templates.set(address, template);
    return openOnPostgres(await template);
  }
  return openInMemory(await (content ??= shareDump('content', dumpContent)));
}

/** The content for all test files of a process that only read it: this database refuses to be written to. */
let reading: Promise<TestDatabase> | undefined;

async function openForReading(): Promise<TestDatabase> {
  const opened = await openFilledDatabase();
  // PostgreSQL lets each connection choose for itself, and the pool has several.
  if (process.env.DATABASE_URL) return opened;
  await sql`set default_transaction_read_only = on`.execute(opened.database);
  return opened;
}

/** What `createTestApi` gives every API. */
export const testSettings = {
  ticketOffice: boxOfficePath,
  newsletterOpen: true,
  documentsFolder,
  socialPicturesFolder: join(tmpdir(), 'ofgc-test-social-pictures'),
  pictureFolders: { originals: join(contentFolder, 'pictures'), renditions: picturesFolder },
  postersFolder: join(tmpdir(), 'ofgc-test-posters'),
  readFiles: filesReader(contentFolder),
  siteUrl: 'https://ofgc.example',
  identityKey: Buffer.alloc(32, 7),
};

/** An API over this database, on the tests' day; its limits have counted nothing yet. */
export const createTestApi = (database: Database, options: Partial<ApiOptions> = {}): Promise<Api> =>
  createApi({ database, now: createClock(testDay), ...testSettings, ...options });

/**
 * The API in memory with the site's content, on the tests' day, for tests that read: all files of a process share its database,
 * which takes a second to open. One for a test file is enough.
 */
export async function startReadingApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  const opened = await (reading ??= openForReading());
  return serve({ ...opened, close: async () => {} }, options);
}

/** The same with a database of its own, for tests that write. */
export async function startTestApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  return serve(await openFilledDatabase(), options);
}

/** As it runs: it follows the content, and caches its answers until that changes. */
export async function startFollowingApi(
  options: Partial<ApiOptions> = {},
): Promise<TestApi & { followed: FollowedContent }> {
  const opened = await openFilledDatabase();
  const now = options.now ?? createClock(testDay);
  const followed = await followContent({ ...opened, now, log: (sentence) => process.stderr.write(`${sentence}\n`) });
  const close = async () => {
    await followed.stop();
    await opened.close();
  };
  return { ...(await serve({ ...opened, close }, { ...options, now, followed })), followed };
}

async function serve({ database, listen, close }: TestDatabase, options: Partial<ApiOptions>): Promise<TestApi> {
  const api = await createTestApi(database, options);
  const get = async (address: string): Promise<TestResponse<unknown>> => {
    const answer = await api.inject(address);
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const read = async <Body>(address: string): Promise<Body> => {
    const { status, body } = await get(address);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    return body as Body;
  };
  return {
    api,
    database,
    listen,
    get,
    read,
    close: async () => {
      await api.close();
      await close();
    },
  };
}
