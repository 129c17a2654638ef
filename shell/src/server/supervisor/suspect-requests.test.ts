import { expect, it, onTestFinished, vi } from 'vitest';
import type { UpstreamWorker } from './proxy/upstream-worker.ts';
import { SuspectRequests, type Turn } from './suspect-requests.ts';

const worker: UpstreamWorker = { socket: '', inFlight: new Set(), connectionErrors: [] };
const deadly = '/portal-empleo/rota';

/** Sends each request to the worker when its turn comes; the deadly request ends the worker. */
function ask(suspects: SuspectRequests, urls: readonly string[], life: { isOver: boolean }) {
  const sent: string[] = [];
  const asked = urls.map(async (url) => {
    const turn = await suspects.await(url);
    if (!turn) return 'nobody';
    sent.push(url);
    if (url === deadly) life.isOver = true;
    turn.done();
    return life.isOver ? 'died' : 'answered';
  });
  return { sent, asked };
}

it('crash suspects are sent one by one until one kills the worker; the rest wait for the next worker', async () => {
  const suspects = new SuspectRequests();
  const life = { isOver: false };
  const { sent } = ask(suspects, ['/a', deadly, '/b'], life);
  expect(await suspects.replay(worker, () => life.isOver)).toBe(deadly);
  expect(sent).toEqual(['/a', deadly]);
  life.isOver = false;
  expect(await suspects.replay(worker, () => life.isOver)).toBeUndefined();
  expect([sent, suspects.isEmpty]).toEqual([['/a', deadly, '/b'], true]);
});

it('a crash suspect is not sent again after three deaths of workers', async () => {
  const suspects = new SuspectRequests();
  for (let death = 0; death < 3; death++) {
    const life = { isOver: false };
    ask(suspects, [deadly], life);
    expect(await suspects.replay(worker, () => life.isOver)).toBe(deadly);
  }
  const turn = suspects.await(deadly);
  expect(suspects.isEmpty).toBe(true);
  expect(await turn).toBeUndefined();
});

it('the deaths of a crash suspect are forgotten after ten seconds without another one', async () => {
  const suspects = new SuspectRequests();
  for (let death = 0; death < 3; death++) {
    const life = { isOver: false };
    ask(suspects, [deadly], life);
    await suspects.replay(worker, () => life.isOver);
  }
  suspects.note('/b', performance.now() + 11_000);
  void suspects.await(deadly);
  expect(suspects.isEmpty).toBe(false);
  suspects.dismiss();
});

it('the deaths of a crash suspect are forgotten once a worker survives it', async () => {
  const suspects = new SuspectRequests();
  for (const isDeadly of [true, true, false, true, true]) {
    void suspects.await('/a').then((turn) => turn?.done());
    expect(await suspects.replay(worker, () => isDeadly && suspects.isEmpty)).toBe(isDeadly ? '/a' : undefined);
  }
  void suspects.await('/a').then((turn) => turn?.done());
  expect(suspects.isEmpty).toBe(false);
});

it('a slow crash suspect does not hold up the next one', async () => {
  const suspects = new SuspectRequests(5);
  const turns: (Turn | undefined)[] = [];
  for (const url of ['/slow', '/next']) void suspects.await(url).then((turn) => turns.push(turn));
  expect(await suspects.replay(worker, () => false)).toBeUndefined();
  expect(turns).toHaveLength(2);
});

it('a crash suspect for which no worker starts within ten seconds is given up', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const suspects = new SuspectRequests();
  const waiting = suspects.await('/a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await waiting, suspects.isEmpty, vi.getTimerCount()]).toEqual([undefined, true, 0]);
});

it('a request whose worker died is remembered for ten seconds', () => {
  const suspects = new SuspectRequests();
  suspects.note('/a', 0);
  expect([suspects.isKnown('/a', 9_999), suspects.isKnown('/a', 10_000), suspects.isKnown('/b', 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('a waiting crash suspect is dismissed when the site ends', async () => {
  const suspects = new SuspectRequests();
  const waiting = suspects.await('/a');
  suspects.dismiss();
  expect(await waiting).toBeUndefined();
});
