import { expect, it } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';
import type { StaffAnswer, StaffOrder } from './internal-routes.ts';

const secret = 'the secret of a test';
const test = useTestApi({ internal: { secret, storesFiles: false } });

async function order(payload: StaffOrder): Promise<StaffAnswer> {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await test.api.inject({ method: 'POST', url: '/internal/staff?lang=en', headers, payload });
  return answer.json<{ data: StaffAnswer }>().data;
}

it.each(['link', 'forget-factor'] as const)(
  'the command line makes no link by %s for a locked account',
  async (verb) => {
    const email = `${verb}@ofgc.example`;
    const { link } = await order({ verb: 'add', email, name: 'Ana', roles: ['staff'] });
    expect(link).toContain('https://');
    await order({ verb: 'lock', email });
    await test.database.deleteFrom('accountLinks').execute();
    expect(await order({ verb, email })).toEqual({ problem: `${email} is locked: unlock it first.` });
    expect(await test.database.selectFrom('accountLinks').selectAll().execute()).toEqual([]);
    await order({ verb: 'unlock', email });
    expect((await order({ verb, email })).link).toContain('https://');
  },
);

it('the command line removes a locked account only, and its address is free again', async () => {
  const email = 'remove@ofgc.example';
  const add = () => order({ verb: 'add', email, name: 'Ana', roles: [] });
  await add();
  expect(await order({ verb: 'remove', email })).toEqual({ problem: `${email} is not locked: lock it first.` });
  expect(await add()).toEqual({ problem: `${email} has an account already.` });
  await order({ verb: 'lock', email });
  expect(await order({ verb: 'remove', email })).toEqual({});
  expect(await order({ verb: 'unlock', email })).toEqual({ problem: `Nobody of the staff has the address ${email}.` });
  expect((await add()).link).toContain('https://');
});
