import { drawOrder, type Turn } from './draw-order.ts';

/** What a registration needs, or a session has: seats for pupils and teachers, and apart from them spaces for wheelchairs. */
export interface Seats {
  seats: number;
  wheelchairs: number;
}

/** A registration in a draw. It travels as a whole: it gets all its seats in one session, or none. */
export interface DrawEntry extends Turn, Seats {
  /** Sessions, the dearest first. */
  wishes: readonly number[];
}

export interface DrawSession extends Seats {
  id: number;
}

/** A wish that did not fit when its turn came, and what was left of it then. */
export interface MissedWish extends Seats {
  session: number;
}

/** What the draw gave to one registration, and why. */
export interface Placement {
  reference: string;
  /** 1 is the first. */
  position: number;
  /** As it was when it was drawn; older draws do not note it. */
  hasPriority?: boolean;
  /** Null: the waiting list, in the order of the draw. */
  session: number | null;
  /** The dearer wishes, in their order. */
  missed: MissedWish[];
}

/**
 * Gives each registration, one after the other in the order of the draw, the dearest of its wishes that still has room for all of it.
 *
 * What follows from that alone: room only ever becomes less. A wish that did not fit at somebody's turn holds those who came before,
 * and whoever came later can give up nothing there that would make it fit. So no two registrations, and no ring of them, could exchange
 * their sessions to the gain of all; nobody who is without a place, or has a lesser wish, would fit where seats are left; and to write
 * down other wishes than one's own can only lose. This holds for all sizes and wheelchair spaces.
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
