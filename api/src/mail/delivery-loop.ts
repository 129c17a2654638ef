import { type Delivery, deliverDue } from './deliver-emails.ts';

/** Between two looks into the queue, in milliseconds. */
const pause = 1_000;

/**
 * Delivers what is due until it is stopped. When the database fails, it is logged once and tried again.
 * @returns a function that stops it and resolves when the current message is done
 */
export function startDelivery(delivery: Omit<Delivery, 'signal'>): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let turning = turn();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await turning;
  };

  async function turn(): Promise<void> {
    try {
      await deliverDue({ ...delivery, signal: stopping.signal });
      isFailing = false;
    } catch (error) {
      if (!isFailing) delivery.log(`The mail queue waits for the database: ${String(error)}`);
      isFailing = true;
    }
    if (!stopping.signal.aborted) timer = setTimeout(() => (turning = turn()), pause);
  }
}
