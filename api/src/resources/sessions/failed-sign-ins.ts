import { sql } from 'kysely';
import { day, minute } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { keyedHash } from '../accounts/sealed-text.ts';

/** The number of failed tries without a wait, and the first wait after them, in milliseconds; it doubles with each further try. */
interface Limit {
  free: number;
  wait: number;
}
const limits = {
  /**
   * One IP address at one account: after a few typing errors the wait is half a minute, with continued guessing up to a quarter of an hour.
   */
  pair: { free: 5, wait: 30_000 },
  /** One IP address at any account; the limit is high, because a school behind one address has many people. */
  address: { free: 40, wait: 30_000 },
  /** One account from any address, counted only for unknown browsers. Its owner can still sign in by an email's link. */
  account: { free: 30, wait: 30_000 },
  /** A browser in which the account signed in before, or used an email's link: tries from other browsers do not count against it. */
  device: { free: 10, wait: 30_000 },
} as const satisfies Record<string, Limit>;
const longestWait = 15 * minute;
/** After so long without a failed try, the count starts again. */
const forgottenAfter = day;

export interface Tried {
  email: string;
  /** The visitor's IP address. */
  address: string;
  /** The hash of the browser's token, if that browser is known for this account. */
  device: string | undefined;
  key: Buffer;
}

/**
 * Counts a try before the password is checked, so that a hundred simultaneous tries count as a hundred. No personal data is stored:
 * addresses are keyed hashes.
 * @throws HttpError 429 where the visitor must wait; such a request does not count as a try
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
      // Of two simultaneous tries, the one that began later may be counted first, so `until` only counts where there is a wait.
      if (wait > 0 && now.getTime() < until)
        throw new HttpError(429, 'signInWait', { minutes: Math.ceil((until - now.getTime()) / minute) });
      await transaction
        .updateTable('signInFailures')
        .set({ failures: count + 1, lastAt: now })
        .where('key', '=', name)
        .execute();
    }
  });
}

/**
 * Uncounts a successful sign-in. The failed tries of others stay counted.
 * @param steps how many tries it counted as: one for each step
 */
export async function forgetTry(transaction: Database, tried: Tried, steps: number): Promise<void> {
  for (const { name, isOwn } of bucketsOf(tried))
    await transaction
      .updateTable('signInFailures')
      .set({ failures: isOwn ? 0 : sql`greatest(failures - ${steps}::int, 0)` })
      .where('key', '=', name)
      .execute();
}

/** @returns the wait after this number of failed tries, in milliseconds */
function waitAfter(failures: number, { free, wait }: Limit): number {
  return failures < free ? 0 : Math.min(wait * 2 ** Math.min(failures - free, 20), longestWait);
}

/** The counters of a try, always in the same order, so that two simultaneous tries never deadlock. */
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
