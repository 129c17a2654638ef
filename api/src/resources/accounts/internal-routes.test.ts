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
