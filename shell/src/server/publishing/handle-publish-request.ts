import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { awaitDeployStatus } from '../../releases/registry/deploy-status.ts';
import { awaitSharedStatus } from '../../releases/database/shared-status.ts';
import { bringEarlier } from '../../releases/database/bring-earlier.ts';
import { findLastAnywhere } from '../../releases/database/find-last-anywhere.ts';
import { fetchRelease, fetchTrials } from '../../releases/database/fetch-release.ts';
import { pushRelease } from '../../releases/database/push-release.ts';
import {
  DatabaseAwayError,
  type ReleaseDatabase,
  UnacceptableError,
} from '../../releases/database/release-database.ts';
import { enterCanary } from '../../releases/registry/change-canary.ts';
import { describeReleases, readOthers } from '../../releases/registry/describe-releases.ts';
import { withOthers } from '../../releases/publish/others-follow.ts';
import { makeLive, type Reason, takeDown } from '../../releases/registry/make-live.ts';
import { passGate, tryAnew } from '../../releases/gate/pass-gate.ts';
import { changedApps, isReferenced } from '../../releases/registry/registry.ts';
import { readRegistry } from '../../releases/registry/registry-log.ts';
import type { Release, Revision } from '../../releases/release.schema.ts';
import { rollback } from '../../releases/registry/rollback.ts';
import { clockTolerance } from '../../releases/signed/clock-tolerance.ts';
import { isOfDevelopment } from '../../releases/signed/proof-file.ts';
import type { Statement, Verb } from '../../releases/signed/signed-request.ts';
import { retention } from '../../releases/store/release-retention.ts';
import { makeYoung, releaseFolder } from '../../releases/store/store.ts';
import type { TryOptions } from '../../releases/gate/trial/try-release.ts';
import type { Authorised } from './authorise.ts';
import { confirmLive } from './confirm-live.ts';
import { requireOwned } from './owned-by-team.ts';
import { type Draft, keepDraft } from './receive-release.ts';
import { requireCheck } from './require-check.ts';
import { saveCheck } from './save-check.ts';
import { Refusal } from './refusal.ts';
import { withdrawElsewhere } from './withdraw-elsewhere.ts';

/** How long a machine may take to follow the others before it changes what is live, in milliseconds. */
const followPatience = 3_000;

export interface PublishingContext {
  store: string;
  database: ReleaseDatabase;
  trial: TryOptions;
  /** The site's public address. */
  siteUrl: string;
  /** Whether only releases go live whose team has checked them in a browser and signed the check. */
  requiresCheck: boolean;
  /** Has a change of the registry served at once, and enters it in the database. */
  serve: () => Promise<void>;
}

/** The context of one request. */
export interface RequestContext extends PublishingContext {
  /** Whether the team's command still waits for the answer. */
  isAwaited: () => boolean;
  /** The next request for the section may begin. */
  endTurn: () => void;
}

/**
 * Carries out a team's request.
 * @param draft the release sent with it @returns sentences for the team @throws Refusal, or the error of the gate or of another change
 */
export async function handlePublishRequest(
  authorised: Authorised,
  draft: Draft | null,
  works: RequestContext,
): Promise<string> {
  const { store, database } = works;
  const verb: Record<Verb, () => Promise<string>> = {
    publish: async () => {
      const { release, notes } = await takeIn(authorised, draft, works);
      return [...notes, `${release.name} ${release.version} is published: \`activate\` makes it live.`].join('\n');
    },
    deploy: async () => {
      const { release, notes } = await takeIn(authorised, draft, works);
      await requireCheck(release, works);
      const { share } = authorised.statement;
      const reason = reasonOf(authorised);
      const change = () =>
        share ? orRefuse(409, enterCanary(store, release, share, reason)) : makeLive(store, 'deploy', release, reason);
      return [...notes, await enter(change, release, authorised, works)].join('\n');
    },
    activate: async () => {
      const release = await published(authorised.statement, works);
      const notes = await gate(release, works);
      await requireCheck(release, works);
      const change = () => makeLive(store, 'activate', release, reasonOf(authorised));
      return [...notes, await enter(change, release, authorised, works)].join('\n');
    },
    rollback: async () => {
      const { app } = authorised.statement;
      await follow(works);
      const withdrawn = works.isAwaited() ? await withdrawElsewhere(store, database, app, reasonOf(authorised)) : null;
      if (withdrawn) {
        await follow(works);
        return `The canary ${withdrawn} of ${app} is withdrawn: nobody gets it any more.`;
      }
      await requireInStep(app, works);
      const earlier = await bringEarlier(store, database, app);
      requireAwaited(works, `${app} is as it was`);
      if (earlier) await requireOwnedNow(earlier, authorised, works);
      const findLast = () => findLastAnywhere(store, database, app);
      return told(await orRefuse(409, rollback(store, app, reasonOf(authorised), findLast)), works);
    },
    remove: async () => {
      const { app, redirect } = authorised.statement;
      await follow(works);
      await requireInStep(app, works);
      requireAwaited(works, `${app} is as it was`);
      return told(await orRefuse(409, takeDown(works.store, app, redirect, reasonOf(authorised))), works);
    },
    preview: async () => {
      const { name, version } = await published(authorised.statement, works);
      const { until = '' } = authorised.statement;
      await requireKept(works.store, { name, version, until });
      // Makes the release young, here and in the database, so that it is not pruned before the link expires.
      await makeYoung(works.store, name, version);
      await pushRelease(works.store, works.database, name, version);
      return `${name} ${version} can be looked at until ${authorised.statement.until ?? 'now'}:`;
    },
    checked: async () => {
      const { name, version } = await published(authorised.statement, works);
      await saveCheck(works.store, works.database, authorised);
      return `${name} ${version} was looked at in the browser: ${authorised.statement.why}.`;
    },
    releases: async () => {
      const { app } = authorised.statement;
      return describeReleases(store, app, await readOthers(database, app));
    },
  };
  return verb[authorised.statement.verb]();
}

/** Takes in a release that passes the gate; a refused one is not kept. */
async function takeIn(
  authorised: Authorised,
  draft: Draft | null,
  works: PublishingContext,
): Promise<{ release: Release; notes: string[] }> {
  const { store, database } = works;
  if (!draft) throw new Refusal(400, 'No release was sent along.');
  const { release, isNew } = await keepDraft(works, draft, authorised.proof);
  try {
    // One that comes anew may say something else of files that were tried, or have served, long ago.
    const isSent = release === draft.release;
    const notes = isSent ? await orRefuse(422, tryAnew(store, release, works.trial)) : await gate(release, works);
    await pushRelease(store, database, release.name, release.version);
    return { release, notes };
  } catch (error) {
    // Somebody else may have made it live since it came.
    if (isNew && !isReferenced(await readRegistry(store), release.name, release.version))
      await rm(releaseFolder(store, release.name, release.version), { recursive: true, force: true });
    throw error;
  }
}

async function gate(release: Release, { store, database, trial }: PublishingContext): Promise<string[]> {
  await fetchTrials(store, database, release);
  return orRefuse(422, passGate(store, release, trial));
}

async function published({ verb, app, version }: Statement, { store, database }: PublishingContext): Promise<Release> {
  if (!version) throw new Refusal(400, `${verb} names a version.`);
  return orRefuse(404, fetchRelease(store, database, app, version));
}

/** What `ofgc dev` has sent is removed after a day, whatever a link promises. @throws Refusal */
async function requireKept(
  store: string,
  { name, version, until }: { name: string; version: string; until: string },
): Promise<void> {
  const isLong = Date.parse(until) > Date.now() + retention + clockTolerance;
  if (isLong && (await isOfDevelopment(releaseFolder(store, name, version))))
    throw new Refusal(
      409,
      `${name} ${version} was sent by \`ofgc dev\`, whose releases are kept for a day: \`publish\` its sources before the preview, or give it \`--days 1\`.`,
    );
}

/** Makes this machine follow the others before a change, for as long as its patience lasts. */
async function follow({ serve }: RequestContext): Promise<void> {
  await Promise.race([serve(), wait(followPatience, undefined, { ref: false })]);
}

/** A change of the live release is refused on a machine that has not followed the registry yet. */
async function requireInStep(app: string, { store, database }: RequestContext): Promise<void> {
  const latest = await database.latestChange();
  if (latest && changedApps(await readRegistry(store), latest).includes(app))
    throw new Refusal(409, `This machine does not have what is live of ${app} yet: try again.`);
}

/** @param change makes the release live or a canary; null where it is live already */
async function enter(
  change: () => Promise<Revision | null>,
  release: Release,
  authorised: Authorised,
  works: RequestContext,
): Promise<string> {
  await requireOwnedNow(release, authorised, works);
  requireAwaited(works, `${release.name} ${release.version} is not live`);
  let revision = await change();
  if (!revision) {
    // It is live here: another one may be live on the other machines since.
    await follow(works);
    await requireInStep(release.name, works);
    revision = await change();
  }
  return revision ? told(revision, works) : confirmLive(works.store, release, (live) => told(live, works));
}

/** The key may have been revoked, or an address taken from the team, while its release came and was tried. @throws Refusal */
async function requireOwnedNow(
  release: Release,
  { statement, team }: Authorised,
  { database }: RequestContext,
): Promise<void> {
  const { teams, keys } = await database.teams();
  if (!keys.some(({ id, revokedAt }) => id === statement.key && revokedAt === null))
    throw new Refusal(401, `The key ${statement.key} was revoked meanwhile.`);
  requireOwned(release, teams.find(({ name }) => name === team.name) ?? team);
}

/** Nothing changes for a command that has ended: its team believes that it failed. @param state of the section then */
function requireAwaited({ isAwaited }: RequestContext, state: string): void {
  if (!isAwaited()) throw new Refusal(408, `The command did not wait until the site had changed: ${state}.`);
}

/** The result of the change from all running sites, here and on other machines. */
async function told(revision: Revision, { store, database, serve, endTurn }: RequestContext): Promise<string> {
  endTurn();
  await serve();
  const here = await orRefuse(422, awaitDeployStatus(store, revision));
  return withOthers(store, revision, await orRefuse(422, awaitSharedStatus({ store, database, revision, here })));
}

/** Turns errors of the team's release into refusals that the team sees; failures of this machine, and what the database refuses, are not shown. */
async function orRefuse<Result>(status: number, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isOfDatabase = error instanceof DatabaseAwayError || error instanceof UnacceptableError;
    if (isOfDatabase || !(error instanceof Error) || 'code' in error) throw error;
    throw new Refusal(status, error.message);
  }
}

function reasonOf({ team, statement }: Authorised): Reason {
  const { who, commit, isDirty, why } = statement;
  return { who: `${who} (team ${team.name})`, commit, isDirty, why };
}
