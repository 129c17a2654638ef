import { createHash } from 'node:crypto';
import type { DrawEntry, DrawSession, Placement } from '../../resources/school-draws/draw.ts';

// For tests: this checker shares no code with the draw, counts everything anew and tries every exchange.

type Held = ReadonlyMap<string, number | null>;

/** The rank of a session among a registration's wishes; infinite where it was not wished for, or there is no session. */
const rankOf = ({ wishes }: DrawEntry, session: number | null) => {
  const rank = session === null ? -1 : wishes.indexOf(session);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
};

/** Whether all registrations with a place in a session fit into it together. */
function isWithinCapacity(entries: readonly DrawEntry[], sessions: readonly DrawSession[], held: Held): boolean {
  return sessions.every(({ id, seats, wheelchairs }) => {
    const inside = entries.filter(({ reference }) => held.get(reference) === id);
    return (
      inside.reduce((sum, one) => sum + one.seats, 0) <= seats &&
      inside.reduce((sum, one) => sum + one.wheelchairs, 0) <= wheelchairs
    );
  });
}

/** All faults of a draw's result, as sentences; empty where the draw keeps all its promises. */
export function faultsOf(
  entries: readonly DrawEntry[],
  sessions: readonly DrawSession[],
  placements: readonly Placement[],
): string[] {
  const held = new Map(placements.map(({ reference, session }) => [reference, session]));
  const faults: string[] = [];
  if (held.size !== entries.length || placements.length !== entries.length)
    faults.push('somebody has no result, or two');
  if (!isWithinCapacity(entries, sessions, held)) faults.push('a session is over-assigned');
  for (const entry of entries) {
    const { reference } = entry;
    const own = held.get(reference) ?? null;
    if (own !== null && !entry.wishes.includes(own)) faults.push(`${reference} did not ask for ${own}`);
    for (const wish of entry.wishes) {
      if (rankOf(entry, wish) >= rankOf(entry, own)) continue;
      if (isWithinCapacity(entries, sessions, new Map(held).set(reference, wish)))
        faults.push(`${reference} would rather go to ${wish}, where there is room`);
    }
    for (const other of entries) {
      const theirs = held.get(other.reference) ?? null;
      if (other.reference <= reference || rankOf(entry, theirs) >= rankOf(entry, own)) continue;
      if (rankOf(other, own) >= rankOf(other, theirs)) continue;
      const exchanged = new Map(held).set(reference, theirs).set(other.reference, own);
      if (isWithinCapacity(entries, sessions, exchanged))
        faults.push(`${reference} and ${other.reference} would exchange`);
    }
  }
  return [...faults, ...falseReasons(entries, sessions, placements)];
}

/** Finds false reasons: the stated room of each missed wish must be the room left after all earlier places, and too small. */
function falseReasons(
  entries: readonly DrawEntry[],
  sessions: readonly DrawSession[],
  placements: readonly Placement[],
): string[] {
  const byReference = new Map(entries.map((entry) => [entry.reference, entry]));
  return placements.flatMap(({ reference, position, session, missed }) => {
    const entry = byReference.get(reference);
    const before = placements.filter((one) => one.position < position);
    const dearer = entry?.wishes.slice(0, session === null ? undefined : entry.wishes.indexOf(session)) ?? [];
    const stated = missed.map((one) => one.session);
    const faults =
      stated.join() === dearer.join() ? [] : [`${reference} is told of ${stated.join()}, not of ${dearer.join()}`];
    for (const reason of missed) {
      const inside = before
        .filter((one) => one.session === reason.session)
        .map((one) => byReference.get(one.reference));
      const total = sessions.find(({ id }) => id === reason.session);
      const seats = (total?.seats ?? 0) - inside.reduce((sum, one) => sum + (one?.seats ?? 0), 0);
      const wheelchairs = (total?.wheelchairs ?? 0) - inside.reduce((sum, one) => sum + (one?.wheelchairs ?? 0), 0);
      if (reason.seats !== seats || reason.wheelchairs !== wheelchairs)
        faults.push(`${reference} is told of ${reason.seats} seats in ${reason.session}, there were ${seats}`);
      if (entry && seats >= entry.seats && wheelchairs >= entry.wheelchairs)
        faults.push(`${reference} is told that ${reason.session} had no room`);
    }
    return faults;
  });
}

/** All faults of the order of turns: by round, then priority, then the smaller lot, with each position once. */
export function orderFaultsOf(entries: readonly DrawEntry[], placements: readonly Placement[], seed: string): string[] {
  const rightful = entries
    .map(({ reference, round, hasPriority }) => {
      const lot = createHash('sha256').update(`${seed}:${reference}`).digest('hex');
      return { reference, key: `${round} ${hasPriority ? 0 : 1} ${lot}` };
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return rightful.flatMap(({ reference }, index) => {
    const turn = placements.find((one) => one.reference === reference)?.position;
    return turn === index + 1 ? [] : [`${reference} had turn ${turn}, not ${index + 1}`];
  });
}

/**
 * Whether another distribution would leave no registration worse off and at least one better. It tries all of them, so it is only for a few
 * registrations.
 */
export function hasBetterForAll(
  entries: readonly DrawEntry[],
  sessions: readonly DrawSession[],
  placements: readonly Placement[],
): boolean {
  const held = new Map(placements.map(({ reference, session }) => [reference, session]));
  const attempt = (index: number, tried: Map<string, number | null>, isBetter: boolean): boolean => {
    const entry = entries[index];
    if (!entry) return isBetter && isWithinCapacity(entries, sessions, tried);
    const own = rankOf(entry, held.get(entry.reference) ?? null);
    const choices = [...entry.wishes, null].filter((wish) => rankOf(entry, wish) <= own);
    return choices.some((wish) =>
      attempt(index + 1, new Map(tried).set(entry.reference, wish), isBetter || rankOf(entry, wish) < own),
    );
  };
  return attempt(0, new Map(), false);
}
