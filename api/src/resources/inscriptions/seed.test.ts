import type { InboxLine } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { expect, it } from 'vitest';
import { createAsker } from '../../testing/asker.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findRecipients } from '../office-concerts/recipients.ts';
import { findKind } from './find.ts';
import { seedInscriptions } from './seed.ts';

const test = useTestApi();
const { get } = createAsker(test);
const key = 'silla-de-ruedas';
const without = { ...content, inscriptions: content.inscriptions.filter((kind) => kind.key !== key) };

it('a kind that leaves the content stays for the requests that stand, and visitors cannot send it any more', async () => {
  const { database } = test;
  const [performance] = content.events.flatMap(({ performances }) => performances);
  const id = await insertInscription(database, { kind: key, subject: String(performance?.id) });
  const seen = async (...roles: ('communication' | 'box-office')[]) =>
    (await get<InboxLine[]>(await signedIn(test, 'staff', ...roles), '/api/inbox?source=inscription')).data.map(
      (line) => line.id,
    );
  const isOffered = () =>
    findKind(database, key).then(
      () => true,
      () => false,
    );
  expect(await isOffered()).toBe(true);
  await seedInscriptions(database, without);
  expect(await isOffered()).toBe(false);
  expect([await seen('box-office'), await seen('communication')]).toEqual([[id], []]);
  expect(await findRecipients(database, [performance?.id ?? 0])).toMatchObject([{ table: 'inscriptions', id }]);
  await seedInscriptions(database, content);
  expect(await isOffered()).toBe(true);
  await database.deleteFrom('inscriptions').execute();
  await seedInscriptions(database, without);
  const kinds = await database.selectFrom('inscriptionKinds').select('key').execute();
  expect(kinds.map((kind) => kind.key).toSorted()).toEqual(without.inscriptions.map((kind) => kind.key).toSorted());
});
