import type { Database } from '../../database/database.ts';
import type { Placement } from '../../resources/school-draws/draw.ts';
import { runDraw } from '../../resources/school-draws/run-draw.ts';
import { placeByHand } from '../../resources/school-registrations/places/place-by-hand.ts';
import { takeRegistrationStep } from '../../resources/school-registrations/take-step.ts';
import { closeTour, sampleDay, tour } from './sample-registration.ts';

// For tests: steps of a registration, each in its own transaction.

const common = { at: sampleDay, siteUrl: 'https://ofgc.example' };

/** Draws the places of the tour, which must be closed. */
export function drawTour(database: Database, seed = 'gordo'): Promise<Placement[]> {
  const wanted = { ...common, call: tour, seed, account: null };
  return database.transaction().execute((transaction) => runDraw(transaction, wanted));
}

/** Closes the tour and draws its places. */
export async function closeAndDraw(database: Database): Promise<Placement[]> {
  await closeTour(database);
  return drawTour(database);
}

type Step = Omit<Parameters<typeof takeRegistrationStep>[1], keyof typeof common>;

/** Takes a step of a school. */
export function answer(database: Database, step: Step): Promise<void> {
  return database.transaction().execute((transaction) => takeRegistrationStep(transaction, { ...common, ...step }));
}

interface Placing {
  reference: string;
  session: number | null;
  version: number;
  at?: Date;
}

/** Gives a place by hand, as the office does. */
export function place(database: Database, placing: Placing): Promise<void> {
  const placed = { ...common, reason: 'Guagua', account: null, ...placing };
  return database.transaction().execute((transaction) => placeByHand(transaction, placed));
}
