import { createPrivateKey } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyPair } from '../../releases/signed/key-pair.ts';
import {
  fromHeader,
  type Proof,
  signStatement,
  type Statement,
  toHeader,
} from '../../releases/signed/signed-request.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../../testing/servers/memory-database.ts';
import { authorise } from './authorise.ts';
import { sampleStatement } from '../../testing/sample-releases/sample-statement.ts';

const site = 'https://ofgc.example';
const now = Date.parse('2026-11-20T12:00:00Z');
const key = createKeyPair();
let database: MemoryDatabase;

beforeEach(async () => {
  database = createMemoryDatabase();
  await database.putTeam({ name: 'jobs', app: 'jobs', mounts: ['/portal-empleo'], slots: [] });
  await database.addKey('jobs', key);
});

const signed = (differences: Partial<Statement> = {}, privateKey = key.privateKey) =>
  signStatement(
    sampleStatement({ manifest: 'f'.repeat(64), at: new Date(now).toISOString(), ...differences }),
    createPrivateKey(privateKey),
  );
const ask = (proof: Proof) => authorise(toHeader(proof), { database, site, now });

describe('a team’s request', () => {
  it('is accepted once, when its key has signed it for this site and for now', async () => {
    const proof = signed();
    expect(fromHeader(toHeader(proof))).toEqual(proof);
    const { team, statement } = await ask(proof);
    expect([team.name, statement.verb, statement.version]).toEqual(['jobs', 'deploy', 'v1']);
    await expect(ask(proof)).rejects.toThrow('was used before');
  });

  it.each(['a word '.repeat(300), '🎻'.repeat(600)])(
    'has its reason cut to a thousand characters without splitting one: %#',
    async (why) => {
      const { statement } = await ask(signed({ why }));
      expect(statement.why.length).toBeLessThanOrEqual(1_000);
      expect(statement.why.length).toBeGreaterThan(990);
      expect(why.startsWith(statement.why.slice(0, -1))).toBe(true);
      expect(statement.why).toMatch(/…$/);
      expect(statement.why.isWellFormed()).toBe(true);
    },
  );

  it('is refused when its canary gets more than half of the visits', async () => {
    expect((await ask(signed({ share: 50 }))).statement.share).toBe(50);
    await expect(ask(signed({ share: 51 }))).rejects.toThrow('share');
  });

  it('is refused when no team has a valid key', async () => {
    await database.revokeKeys('jobs');
    await expect(ask(signed())).rejects.toThrow('This site takes no releases: no team has a key.');
  });

  it.each<[string, () => Proof, string]>([
    ['of a key that nobody has', () => signed({}, createKeyPair().privateKey), 'No team has the key'],
    [
      'that was changed after it was signed',
      () => ({ ...signed(), text: signed({ why: 'for fun' }).text }),
      'The signature is not that of the key',
    ],
    [
      'with the signature of another request',
      () => ({ ...signed(), signature: signed({ verb: 'remove' }).signature }),
      'The signature is not that of the key',
    ],
    [
      'for another site',
      () => signed({ site: 'https://staging.example' }),
      'It is signed for https://staging.example; this site is https://ofgc.example',
    ],
    ["for another team's remote", () => signed({ app: 'concerts' }), 'concerts does not belong to the team jobs'],
    [
      'of six minutes ago',
      () => signed({ at: new Date(now - 6 * 60_000).toISOString() }),
      'the clocks may be 5 minutes apart',
    ],
    [
      'of in six minutes',
      () => signed({ at: new Date(now + 6 * 60_000).toISOString() }),
      'the clocks may be 5 minutes apart',
    ],
    [
      'whose shell is a path',
      () => signed({ shell: 'x/../../status/y' }),
      'The request cannot be read: shell of its statement is not as it must be.',
    ],
    [
      'that says something else',
      () => ({ text: '{"verb":"deploy"}', signature: signed().signature }),
      'The request cannot be read: site of its statement is not as it must be.',
    ],
    [
      'that says nothing',
      () => ({ text: 'deploy', signature: signed().signature }),
      'The request cannot be read: its statement is no JSON.',
    ],
  ])('%s is refused', async (_, proof, sentence) => {
    await expect(ask(proof())).rejects.toThrow(sentence);
  });

  it.each([undefined, '', 'Bearer abc', 'Signature abc', 'Signature !.!'])(
    'with the header %o is refused as unsigned',
    async (header) => {
      await expect(authorise(header, { database, site, now })).rejects.toThrow('The request is not signed');
    },
  );

  it('is refused once its key is revoked, and accepted with the next key', async () => {
    const next = createKeyPair();
    await database.revokeKeys('jobs');
    await database.addKey('jobs', next);
    await expect(ask(signed())).rejects.toThrow(`The key ${key.id} was revoked`);
    await expect(ask(signed({}, next.privateKey))).resolves.toMatchObject({ team: { name: 'jobs' } });
  });

  it('keeps its nonce when it is refused for its time, and is accepted when the clock is set right', async () => {
    const proof = signed({ at: new Date(now - 6 * 60_000).toISOString() });
    await expect(ask(proof)).rejects.toThrow('minutes apart');
    await expect(authorise(toHeader(proof), { database, site, now: now - 60_000 * 4 })).resolves.toBeDefined();
  });
});
