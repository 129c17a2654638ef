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
import { overPGlite, startPGlite, type Database, type OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { seed } from '../database/seed.ts';
import type { Api } from '../http/api.ts';
import { declareSectionPages } from '../resources/section-pages/declare.ts';
import { createApi, type ApiOptions } from '../server.ts';
import { AnyOrder } from './any-order.ts';
import { makeContentTemplate } from './content-template.ts';
import { openPatientPostgres } from './patient-postgres.ts';
import { shareDump } from './shared-dump.ts';
import { withoutStatementTimeout } from '../database/timeouts/statement-timeout.ts';

/** A deadline for starts, in milliseconds: starting a database takes seconds, and many more on a busy machine. */
export const startDeadline = 600_000;

/** The day of the tests, whose clock shows noon: the evening's concert is still to come. */
export const testDay = '2026-11-20';

/** The documents' folder, shared with the sites of the browser tests: each document is printed once, and kept between runs. */
export const documentsFolder = join(import.meta.dirname, '../../../.cache/test-site/documents');

/** A response of the API; a test casts its body to a type. */
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
  /** Reads the body of a response with status 200. @throws Error naming the address for another status */
  read: <Body>(address: string) => Promise<Body>;
}

/** Makes something once for all files of a process; where that fails, the next file tries again. */
function remembered<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** Opens a new, empty database: in memory, or on the PostgreSQL of DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return process.env.DATABASE_URL ? openOnPostgres() : openInMemory(await emptyDump());
}

/** In test:full what a query does not order comes in any order. */
const inAnyOrder = (opened: OpenDatabase): OpenDatabase =>
  process.env.OFGC_FULL === '1' ? { ...opened, database: opened.database.withPlugin(new AnyOrder()) } : opened;

async function openInMemory(content: Blob): Promise<TestDatabase> {
  const opened = inAnyOrder(overPGlite(await startPGlite({ loadDataDir: content })));
  return { ...opened, close: () => opened.database.destroy() };
}

/** @param template the database to copy; default: an empty one */
async function openOnPostgres(template = 'template1'): Promise<TestDatabase> {
  const address = process.env.DATABASE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const { database: server } = openPatientPostgres(address);
  // Copying the files takes less of the processor's time than PostgreSQL's default, which writes each page to its log.
  await withoutStatementTimeout(server, (connection) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(connection),
  );
  const own = new URL(address);
  own.pathname = name;
  const opened = inAnyOrder(openPatientPostgres(own.href));
  const close = async () => {
    await opened.database.destroy();
    await withoutStatementTimeout(server, (connection) =>
      sql`drop database ${sql.id(name)} with (force)`.execute(connection),
    );
    await server.destroy();
  };
  return { ...opened, close };
}

/** The folder of renditions, shared by all test files; tests with photographs use their own folder. */
export const picturesFolder = join(tmpdir(), 'ofgc-test-pictures');

async function fill(database: Database): Promise<void> {
  await migrate(database);
  await declareSectionPages(database, sectionPages(await readSections()));
  const folders = { content: contentFolder, documents: documentsFolder, pictures: picturesFolder };
  await seed(database, folders, createClock(testDay)());
}

async function dumpEmpty(): Promise<Blob> {
  // The write-ahead log is part of every copy, so it is limited to two megabytes instead of 32, also after the content was written.
  const pglite = await startPGlite({ initDbStartParams: ['--wal-segsize=1'] });
  for (const setting of ['min_wal_size', 'max_wal_size']) await pglite.exec(`alter system set ${setting} = '2MB'`);
  // Template databases are not needed here, and make up half of a copy's files.
  for (const name of ['template0', 'template1']) {
    await pglite.exec(`alter database ${name} is_template false`);
    await pglite.exec(`drop database ${name}`);
  }
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
/** The dump of an empty database is made once in a run, and read once in each process: starting from a copy takes a tenth of the time. */
const emptyDump = remembered(() => shareDump('empty', dumpEmpty));

async function dumpContent(): Promise<Blob> {
  const pglite = await startPGlite({ loadDataDir: await emptyDump() });
  await fill(overPGlite(pglite).database);
  // After a checkpoint the copies need no log, and replay nothing from it.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
/** The dump of a database with the content, shared in the same way. */
const contentDump = remembered(() => shareDump('content', dumpContent));

/** The names of the databases with the content, by the address of their PostgreSQL: a test may start its own server. */
const templates = new Map<string, () => Promise<string>>();

/** Opens a new database with the site's content. */
export async function openFilledDatabase(): Promise<TestDatabase> {
  const address = process.env.DATABASE_URL;
  if (address) {
    const template = templates.get(address) ?? remembered(() => makeContentTemplate(address, fill));
    templates.set(address, template);
    return openOnPostgres(await template());
  }
  return openInMemory(await contentDump());
}

/** The database with the content that all read-only test files of a process share; it refuses to be written to. */
const openForReading = remembered(async (): Promise<TestDatabase> => {
  const opened = await openFilledDatabase();
  // On PostgreSQL the setting would only apply to one connection of the pool.
  if (process.env.DATABASE_URL) return opened;
  await sql`set default_transaction_read_only = on`.execute(opened.database);
  return opened;
});

/** The settings of every API that `createTestApi` makes. */
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

/** A new API over this database, on the tests' day; its rate limits have not counted anything yet. */
export const createTestApi = (database: Database, options: Partial<ApiOptions> = {}): Promise<Api> =>
  createApi({ database, now: createClock(testDay), ...testSettings, ...options });

/**
 * The API in memory with the site's content, on the tests' day, for tests that only read. All files of a process share its database,
 * because opening it takes a second. A test file needs only one.
 */
export async function startReadingApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  const opened = await openForReading();
  return serve({ ...opened, close: async () => {} }, options);
}

/** The same with a new database, for tests that write. */
export async function startTestApi(options: Partial<ApiOptions> = {}): Promise<TestApi> {
  return serve(await openFilledDatabase(), options);
}

/** An API as in operation: it follows the content, and caches its responses until that changes. Its own processes send the secret. */
export interface FollowingApi extends TestApi {
  followed: FollowedContent;
  secret: string;
}

/** Starts an API as in operation. */
export async function startFollowingApi(options: Partial<ApiOptions> = {}): Promise<FollowingApi> {
  const secret = 'the secret of a test';
  const opened = await openFilledDatabase();
  const now = options.now ?? createClock(testDay);
  const followed = await followContent({ ...opened, now, log: (sentence) => process.stderr.write(`${sentence}\n`) });
  const close = async () => {
    await followed.stop();
    await opened.close();
  };
  return {
    ...(await serve({ ...opened, close }, { ...options, now, followed, internal: { secret, storesFiles: false } })),
    followed,
    secret,
  };
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
