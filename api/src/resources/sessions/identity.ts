import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { cookieIn, sessionCookies } from '@ofgc/shared/http/session-cookies.ts';
import type { Database } from '../../database/database.ts';
import { hashOf, tokenPattern } from '../../forms/secret.ts';
import type { ApiContext } from '../../http/api.ts';
import { HttpError } from '../../http/http-error.ts';
import { assertFromHere } from './same-origin.ts';
import { seenInterval, sessionLimits } from './session-limits.ts';
import type { OpenStage } from '../../database/columns.ts';

/** A signed-in user. */
export interface Identity {
  accountId: number;
  kind: AccountKind;
  email: string;
  name: string;
  lang: Locale;
  roles: readonly StaffRole[];
  sessionId: number;
  stage: OpenStage;
  /** When the session ends without further requests. */
  idleEndsAt: Date;
  /** When the session ends at the latest. */
  endsAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, set by the hooks of this file. */
    identity?: Identity;
  }
}

/** The user of a request. Only for routes with `requireStaff` or `requireCentre`. */
export function identityOf({ identity }: FastifyRequest): Identity {
  if (!identity) throw new Error('the route has no hook that says who is signed in');
  return identity;
}

/**
 * A hook that only admits staff with one of the roles or, without roles, any staff. 401 for visitors who are not signed in, 403 for users
 * who may not.
 */
export function requireStaff(context: ApiContext, ...roles: StaffRole[]) {
  return requireIdentity(
    context,
    ({ kind, roles: own }) => kind === 'staff' && (roles.length === 0 || roles.some((role) => own.includes(role))),
  );
}

/**
 * A hook that only admits centres. The route itself must limit access to the centre's own data: `where accountId =
 * identityOf(request).accountId`.
 */
export function requireCentre(context: ApiContext) {
  return requireIdentity(context, ({ kind }) => kind === 'centre');
}

/** A hook that admits signed-in users. It also refuses changes from other sites, and forbids caching of the response. */
function requireIdentity(context: ApiContext, isLetIn: (identity: Identity) => boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('Cache-Control', 'no-store');
    const identity = await findIdentity(context.database, request, context);
    if (identity?.stage !== 'full') throw new HttpError(401, 'signInFirst');
    if (!isLetIn(identity)) throw new HttpError(403, 'notAllowed');
    assertFromHere(request, context.siteUrl);
    request.identity = identity;
  };
}

/**
 * The user of the request's session, at any stage of signing in; undefined where there is no session, or it has ended. The request counts
 * as activity.
 */
export async function findIdentity(
  database: Database,
  { headers }: FastifyRequest,
  { siteUrl }: Pick<ApiContext, 'siteUrl'>,
): Promise<Identity | undefined> {
  const token = cookieIn(headers.cookie, sessionCookies(siteUrl).session);
  if (!token || !tokenPattern.test(token)) return undefined;
  const now = new Date();
  const found = await database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .select(['sessions.id as sessionId', 'sessions.stage', 'sessions.seenAt', 'sessions.endsAt', 'accountId'])
    .select(['accounts.kind', 'email', 'name', 'lang', 'roles'])
    .where('sessions.tokenHash', '=', hashOf(token))
    .where('accounts.lockedAt', 'is', null)
    .where('sessions.endsAt', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  const { seenAt, ...identity } = found;
  const { idle } = sessionLimits[identity.kind];
  if (now.getTime() - seenAt.getTime() > idle) {
    await database.deleteFrom('sessions').where('id', '=', identity.sessionId).execute();
    return undefined;
  }
  const isNews = now.getTime() - seenAt.getTime() > seenInterval;
  if (isNews)
    await database.updateTable('sessions').set({ seenAt: now }).where('id', '=', identity.sessionId).execute();
  const idleEndsAt = new Date(Math.min((isNews ? now : seenAt).getTime() + idle, identity.endsAt.getTime()));
  return { ...identity, idleEndsAt };
}
