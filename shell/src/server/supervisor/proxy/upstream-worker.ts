import type { Stall } from '../../worker/worker-messages.ts';

/** A request that a worker has not fully answered; one object each, since many visitors request the same address at once. */
export interface InFlightRequest {
  url: string;
  /** Remotes whose code the request runs. */
  sections: readonly string[];
  /** When it was sent, in milliseconds of the process's clock. */
  since: number;
  /** The response has begun. */
  isAnswered?: boolean;
  /** Called when the request has to wait for the code that blocks its worker. */
  hold: () => void;
  /** Reads only: sends the request to another worker, unless this one has begun to answer. */
  askAnother?: () => void;
}

/** A worker as the proxy sees it. */
export interface UpstreamWorker {
  socket: string;
  inFlight: Set<InFlightRequest>;
  /** Its event loop was blocked, so its calls to the API may have timed out: its failed requests are sent to another worker. */
  isWorn?: boolean;
  /** Its event loop is blocked: it is sent no requests. */
  stall?: Stall | undefined;
  /** When its event loop was last seen to run, in milliseconds of the process's clock. */
  turnedAt?: number;
  /** Resolves when its event loop runs. */
  turns?: () => Promise<void>;
  /** Requests whose connection was reset, the latest last: the worker's death is reported only after these. */
  connectionErrors: { url: string }[];
}
