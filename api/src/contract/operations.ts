import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { type OpenApi, operationsOf } from '@ofgc/shared/contract/openapi.ts';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.generated.ts';
import { createApi } from '../server.ts';

/** The operations of this API with the fields of their answers, from its own description; no database is asked. */
export async function describeOperations(): Promise<Record<string, string[]>> {
  const database: Database = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const api = await createApi({
    database,
    now: () => new Date(0),
    ticketOffice: '',
    newsletterOpen: true,
    documentsFolder: '/nowhere',
    pictureFolders: { originals: '/nowhere', renditions: '/nowhere' },
    socialPicturesFolder: '/nowhere',
    postersFolder: '/nowhere',
    identityKey: Buffer.alloc(32),
    readFiles: () => Promise.reject(new Error('nobody asks for content')),
    docs: true,
  });
  const { body } = await api.inject('/api/openapi.json');
  await api.close();
  return operationsOf(JSON.parse(body) as OpenApi);
}
