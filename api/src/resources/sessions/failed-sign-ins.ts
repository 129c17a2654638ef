import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { keyedHash } from '../accounts/sealed-text.ts';

/** Wrong tries without a wait, and the wait after the next one; it doubles with each more. In milliseconds. */
interface Limit {
  free: number;
  wait: number;
}
const limits = {
  /** One address at one account: who mistypes waits half a minute, who guesses a quarter of an hour. */
  pair: { free: 5, wait: 30_000 },
  /** One address, whatever it tries: a school behind one address has many people. */
  address: { free: 40, wait: 30_000 },
  /** One account from wherever: only where no known browser shows itself. Its owner is let in by a letter meanwhile. */
  account: { free: 30, wait: 30_000 },
  /** A browser from which the account was signed in before: tries from elsewhere do not count. */
  device: { free: 10, wait: 30_000 },
} as const satisfies Record<string, Limit>;
const longestWait = 15 * 60_000;
/** After so long without a wrong try all is forgotten. */
const forgottenAfter = 24 * 3_600_000;

export interface Tried {
  email: string;
  /** The visitor's address of the network. */
  address: string;
  /** The hash of a browser's token, where that browser is known for this account. */
  device: string | undefined;
  key: Buffer;
}

/**
 * Counts a try before it is judged, so that a hundred at once are a hundred. No personal data is stored: addresses are keyed hashes.
 * @throws HttpError 429 where it must wait; that counts as no try
 */
export async function countTry(database: Database, tried: Tried, now = new Date()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { name, limit } of bucketsOf(tried)) {
      await transaction
        .insertInto('signInFailures')
        .values({ key: name, failures: 0, lastAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { failures, lastAt } = await transaction
        .selectFrom('signInFailures')
        .select(['failures', 'lastAt'])
        .where('key', '=', name)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const isForgotten = now.getTime() - lastAt.getTime() > forgottenAfter;
      const count = isForgotten ? 0 : failures;
      const wait = waitAfter(count, limit);
      const until = lastAt.getTime() + wait;
      // Of two at once the one that began later may be counted first: where there is no wait, `until` is not set.
      if (wait > 0 && now.getTime() < until)
        throw new HttpError(429, 'signInWait', { minutes: Math.ceil((until - now.getTime()) / 60_000) });
      await transaction
        .updateTable('signInFailures')
        .set({ failures: count + 1, lastAt: now })
        .where('key', '=', name)
        .execute();
    }
  });
}

/** The try was right: it was none. What is left of others' tries stays. */
export async function forgetTry(transaction: Database, tried: Tried): Promise<void> {
  for (const { name, isOwn } of bucketsOf(tried))
    await transaction
      .updateTable('signInFailures')
      .set({ failures: isOwn ? 0 : sql`greatest(failures - 1, 0)` })
      .where('key', '=', name)
      .execute();
}

/** @returns how long to wait after this number of wrong tries, in milliseconds */
export function waitAfter(failures: number, { free, wait }: Limit): number {
  return failures < free ? 0 : Math.min(wait * 2 ** Math.min(failures - free, 20), longestWait);
}

/** In one order, so that two tries never wait for each other. */
function bucketsOf({ email, address, device, key }: Tried): { name: string; limit: Limit; isOwn: boolean }[] {
  const bucket = (kind: keyof typeof limits, of: string) => ({
    name: keyedHash(`${kind} ${of}`, key),
    limit: limits[kind],
    isOwn: kind === 'pair' || kind === 'device',
  });
  const buckets = device
    ? [bucket('device', device)]
    : [bucket('pair', `${email} ${address}`), bucket('address', address), bucket('account', email)];
  return buckets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
