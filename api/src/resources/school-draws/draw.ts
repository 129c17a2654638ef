import { drawOrder, type RegistrationTurn } from './draw-order.ts';

/** The needs of a registration or the capacity of a session: seats for pupils and teachers and, counted separately, wheelchair spaces. */
interface Seats {
  seats: number;
  wheelchairs: number;
}

/** A registration in a draw. It is never split: it gets all its seats in one session, or none. */
export interface DrawEntry extends RegistrationTurn, Seats {
  /** The wished sessions, the most wanted first. */
  wishes: readonly number[];
}

export interface DrawSession extends Seats {
  id: number;
}

/** A wish that did not fit at the registration's turn, and the room that its session had left then. */
interface MissedWish extends Seats {
  session: number;
}

/** The result of the draw for one registration, with its reasons. */
export interface Placement {
  reference: string;
  /** The turn in the draw; 1 is the first. */
  position: number;
  /** The priority at the time of the draw; older draws did not store it. */
  hasPriority?: boolean;
  /** Null stands for the waiting list, which follows the order of the draw. */
  session: number | null;
  /** The more wanted sessions that had no room, in the order of the wishes. */
  missed: MissedWish[];
}

/**
 * Gives each registration, in the order of the draw, the most wanted of its wishes that still has room for all of it.
 * Several guarantees follow from that rule alone, because room only ever becomes less. A wish that did not fit at a registration's turn is
 * held by earlier registrations; no later one can give up anything there that would make it fit. So no two registrations, and no ring of
 * them, could exchange their sessions to everybody's gain; no registration without a place, or with a less wanted session, would fit where
 * seats are left; and stating other wishes than one's own can only do harm. This holds for groups of all sizes and for wheelchair spaces.
 * @returns in the order of the draw
 */
export function draw(entries: readonly DrawEntry[], sessions: readonly DrawSession[], seed: string): Placement[] {
  const left = new Map(sessions.map(({ id, seats, wheelchairs }) => [id, { seats, wheelchairs }]));
  return drawOrder(entries, seed).map(({ reference, hasPriority, seats, wheelchairs, wishes }, index) => {
    const turn = { reference, position: index + 1, hasPriority };
    const missed: MissedWish[] = [];
    for (const session of wishes) {
      const room = left.get(session) ?? { seats: 0, wheelchairs: 0 };
      if (room.seats >= seats && room.wheelchairs >= wheelchairs) {
        left.set(session, { seats: room.seats - seats, wheelchairs: room.wheelchairs - wheelchairs });
        return { ...turn, session, missed };
      }
      missed.push({ session, ...room });
    }
    return { ...turn, session: null, missed };
  });
}
