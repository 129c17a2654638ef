import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { commandLine, recordAccess } from '../access-records/record-access.ts';
import { saveChannelKey } from './keys.ts';

const newKeySchema = z.object({ recipient: z.string().regex(/^age1[a-z0-9]{58}$/) });

/**
 * `POST /internal/channel/keys`: saves the public half of a new key of the channel, for `npm run channel -- key` on the site's machine. The
 * command has shown the secret code before: no key counts whose code got lost on its way.
 */
export function channelKeyRoutes(api: Api, { database }: { database: Database }): void {
  api.post(
    '/internal/channel/keys',
    { schema: { hide: true, body: newKeySchema } },
    async ({ body: { recipient } }) => {
      await database.transaction().execute(async (transaction) => {
        await recordAccess(transaction, {
          who: commandLine,
          action: 'change',
          record: { table: 'channelKeys', id: 'new' },
        });
        await saveChannelKey(transaction, recipient);
      });
      return { data: {} };
    },
  );
}
