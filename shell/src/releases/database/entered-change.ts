import { withCanary } from '../registry/change-canary.ts';
import { goneBelow } from '../registry/make-live.ts';
import { activate, changedApps, remove, replacedApps, withAppOf } from '../registry/registry.ts';
import type { Registry, RegistryEvent, Revision } from '../release.schema.ts';
import { clockTolerance } from '../signed/clock-tolerance.ts';
import type { ReleaseDatabase, SharedChange } from './release-database.ts';

/** In how many of an app’s last changes those are looked for that concern a change made here. */
const lookBack = 50;

interface Meanwhile {
  /** The live releases in the database. */
  base: Registry;
  /** The registry here before the change. */
  before: Registry;
  /** The newest change of the database that was known here. */
  since: number;
}

interface EnteredChange extends Pick<SharedChange, 'event' | 'apps'> {
  /** What went live elsewhere since is so much newer that it stays. */
  isTooLate: boolean;
}

/** A change made here as it is entered in the database, on top of what others entered meanwhile. */
export async function enteredChange(
  database: Pick<ReleaseDatabase, 'history'>,
  revision: Revision,
  { base, before, since }: Meanwhile,
): Promise<EnteredChange> {
  const { event } = revision;
  const isReplaced = replacedApps(before, base).includes(event.app);
  const ofApp = isReplaced || event.action === 'refuse' ? await database.history(lookBack, event.app) : [];
  // By the clocks of two machines: what was entered at the same time has the database's order. A canary makes nothing live for all.
  const isLater = ({ number, event: { action, at } }: SharedChange) =>
    number > since &&
    action !== 'canary' &&
    action !== 'withdraw' &&
    Date.parse(at) - Date.parse(event.at) > clockTolerance;
  const isTooLate = isReplaced && ofApp.some(isLater);
  const apps = isTooLate ? base.apps : onTopOf(base, before, asElsewhere(ofApp, revision));
  return { event: isOver(event, apps) ? withdrawalOf(event) : event, apps, isTooLate };
}

/** A refusal brings back what was live before on all machines: this one may have been away, and know only an older release. */
function asElsewhere(changes: readonly SharedChange[], revision: Revision): Revision {
  const { action, app, version } = revision.event;
  const before = action === 'refuse' && changes.find(({ apps }) => apps[app]?.version !== version);
  return before ? { ...revision, ...withAppOf(revision, app, before) } : revision;
}

/** Applies a revision's changes to another registry. */
function onTopOf(base: Registry, before: Registry, revision: Revision): Registry['apps'] {
  const { action, version } = revision.event;
  let next: Registry = { apps: base.apps };
  for (const name of changedApps(before, revision)) {
    const app = revision.apps[name];
    const there = base.apps[name];
    if (action === 'refuse') {
      // A site took back a release that it could not serve: this does not concern what was deployed or taken down meanwhile, nor a canary.
      if (!replacedApps(before, base).includes(name))
        next = withCanary(withAppOf(next, name, revision), name, there?.canary ?? null);
      continue;
    }
    // A rollback means what was live here: what is live elsewhere stays, where it is something else.
    if (action === 'rollback' && changedApps(before, base).includes(name)) continue;
    // Likewise for a canary that was withdrawn.
    if (action === 'withdraw' && there?.canary?.version !== version) continue;
    // A canary is compared with what is live: not with a section that was taken down meanwhile, nor with itself.
    const hasNoRival = there?.removed || there?.version === app?.canary?.version;
    if (action === 'canary' && hasNoRival) continue;
    if (action === 'canary' || action === 'withdraw') {
      next = withCanary(next, name, app?.canary ?? null);
      continue;
    }
    // What went live meanwhile is what comes back.
    if (action === 'remove' && app?.removed && there) {
      const { redirect } = app.removed;
      // Taken down at the same time, two sections would lead to each other for ever.
      next = remove(next, name, redirect && goneBelow(redirect, next, name) ? null : redirect);
      continue;
    }
    next = app && !app.removed && there ? activate(next, { name, ...app }) : withAppOf(next, name, revision);
  }
  return next.apps;
}

/** Whether a canary ended before it was entered. */
function isOver({ action, app, version }: RegistryEvent, apps: Registry['apps']): boolean {
  return action === 'canary' && apps[app]?.canary?.version !== version;
}

/** What is entered instead of a canary that is over: whoever waits for it is told. */
function withdrawalOf(event: RegistryEvent): RegistryEvent {
  const why = 'its section was taken down, or another release made live, on another machine before it began';
  return { ...event, action: 'withdraw', why };
}
