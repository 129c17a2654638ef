import { expect, it } from 'vitest';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { openTestDatabase } from '../../testing/test-api.ts';
import { migrate } from '../migrate.ts';

it('withdrawn inscriptions get the fingerprints of their forms back, also beside the same form that was sent again', async () => {
  const { database, close } = await openTestDatabase();
  await migrate(database, '0091-masterclass-applications');
  const insert = async (differences: (id: number) => { isWithdrawn: boolean; fingerprint: string }) => {
    const id = await insertInscription(database, { kind: 'visita-guiada', subject: '2026-12-02', places: 1 });
    await database.updateTable('inscriptions').set(differences(id)).where('id', '=', id).execute();
  };
  await insert((id) => ({ isWithdrawn: true, fingerprint: `abc-${id}` }));
  await insert((id) => ({ isWithdrawn: true, fingerprint: `abc-${id}-${id}` }));
  await insert(() => ({ isWithdrawn: false, fingerprint: 'abc' }));
  await migrate(database);
  const rows = await database.selectFrom('inscriptions').select('fingerprint').execute();
  expect(rows).toEqual([{ fingerprint: 'abc' }, { fingerprint: 'abc' }, { fingerprint: 'abc' }]);
  await close();
});
