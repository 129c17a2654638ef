import type { AccountKind, LinkPurpose } from '@ofgc/shared/domain/accounts/account.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { linkPath } from '@ofgc/shared/routes/accounts.ts';
import { localisedPath } from '@ofgc/shared/routes/localised-path.ts';
import { day, hour, minute } from '@ofgc/shared/dates/spans.ts';
import type { Database } from '../../database/database.ts';
import { hashOf, newSecret } from '../../forms/secret.ts';

/** How long a link is valid, in milliseconds. */
export const linkTimes: Record<LinkPurpose, number> = {
  invitation: 7 * day,
  password: hour,
  signIn: 15 * minute,
};

export interface LinkedAccount {
  id: number;
  kind: AccountKind;
  email: string;
  name: string;
  lang: Locale;
}

/** Makes a link that works once. @returns its absolute address */
export async function addLink(
  transaction: Database,
  { id, kind, lang }: Pick<LinkedAccount, 'id' | 'kind' | 'lang'>,
  { purpose, siteUrl }: { purpose: LinkPurpose; siteUrl: string },
): Promise<string> {
  const { token, hash } = newSecret();
  const createdAt = new Date();
  const endsAt = new Date(createdAt.getTime() + linkTimes[purpose]);
  await transaction
    .insertInto('accountLinks')
    .values({ tokenHash: hash, accountId: id, purpose, createdAt, endsAt })
    .execute();
  return siteUrl + localisedPath(linkPath(kind, purpose, token), lang);
}

/**
 * Uses up a link; of two simultaneous uses, only one succeeds.
 * @returns the id of its account; undefined where the link is unknown, used or expired
 */
export async function useLink(
  transaction: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<number | undefined> {
  const used = await transaction
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('endsAt', '>', new Date())
    .returning('accountId')
    .executeTakeFirst();
  return used?.accountId;
}
