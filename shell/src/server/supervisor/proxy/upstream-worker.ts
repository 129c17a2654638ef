import type { Stall } from '../../worker/worker-messages.ts';

/** A request that a worker has not answered to its end; an object each, since many visitors ask for the same address at once. */
export interface InFlightRequest {
  url: string;
  /** Remotes whose code it enters. */
  sections: readonly string[];
  /** When it was sent, in milliseconds. */
  since: number;
  /** The answer has begun. */
  isAnswered?: boolean;
  /** It waits for what holds its worker up. */
  hold: () => void;
  /** Of a read: asks another worker, unless this one has begun to answer. */
  askAnother?: () => void;
}

/** A worker as the proxy sees it. */
export interface UpstreamWorker {
  socket: string;
  inFlight: Set<InFlightRequest>;
  /** It was held up, and its calls to the API may have run out of time: its failures are asked of another one. */
  isWorn?: boolean;
  /** Its event loop stands still: nothing is sent to it. */
  stall?: Stall | undefined;
  /** When its event loop was last seen to turn, in milliseconds. */
  turnedAt?: number;
  /** Resolves when its event loop turns. */
  turns?: () => Promise<void>;
  /** Requests whose connection was reset, the latest last: the worker's death is reported only after that. */
  connectionErrors: { url: string; at: number }[];
}
