import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { addChannelKey } from './keys.ts';

/** `POST /internal/channel/keys`: makes a new key of the channel, for `npm run channel -- key` on the site's machine. */
export function channelKeyRoutes(api: Api, { database }: { database: Database }): void {
  api.post('/internal/channel/keys', { schema: { hide: true } }, async () => {
    const who = { accountId: null, email: 'command line' };
    await recordAccess(database, { who, action: 'change', record: { table: 'channelKeys', id: 'new' } });
    return { data: { code: await addChannelKey(database) } };
  });
}
