import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CanaryErrors } from '../canary/canary-errors.ts';
import { refuseWith } from '../entrance/refuse.ts';
import { Breaker } from '../worker/containment/breaker.ts';
import { watchFailingPages } from '../worker/failing-pages.ts';
import { SuspectRequests } from './suspect-requests.ts';
import { createForkRateLimit } from './processes/fork-rate-limit.ts';
import { createBudget } from '../../process/output-budget.ts';
import { WorkerProxy } from './proxy/worker-proxy.ts';
import { Quarantine } from './quarantine/quarantine.ts';

const hour = 3_600_000;
const setClock = (by: number) => vi.setSystemTime(Date.now() + by);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('when the system clock is set', () => {
  it('three errors of a canary within half a minute still count together', () => {
    const errors = new CanaryErrors({ name: 'jobs', version: 'v2' });
    const error = { remote: 'jobs', version: 'v2' };
    errors.errorSeen(error);
    errors.errorSeen(error);
    setClock(hour);
    expect(errors.errorSeen(error)).toContain('3 errors');
  });

  it('a quarantine keeps its length', () => {
    const quarantine = new Quarantine();
    quarantine.blame({ remote: 'jobs', version: 'v1', kind: 'memory', message: 'took too much' });
    setClock(hour);
    expect(quarantine.due()).toEqual([]);
  });

  it('a request whose worker died is still known', () => {
    const suspects = new SuspectRequests();
    suspects.note('/a');
    setClock(hour);
    expect(suspects.isKnown('/a')).toBe(true);
  });

  it('a part that was late three times is still not waited for', async () => {
    const atOnce = (_time: number, end: () => void) => {
      end();
      return () => {};
    };
    const breaker = new Breaker('jobs', atOnce);
    const work = vi.fn(() => new Promise(() => {}));
    for (let visit = 0; visit < 3; visit++) await breaker.wait('jobs.portal', 1, work).catch(() => {});
    setClock(hour);
    await breaker.wait('jobs.portal', 1, work).catch(() => {});
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('failing pages of several remotes still make a worker worn', () => {
    const app = (mount: string) => ({ version: 'v1', mounts: [mount], slots: [], integrity: '' });
    const hasFailed = watchFailingPages({ jobs: app('/portal-empleo'), explore: app('/explora') });
    hasFailed('http://site/portal-empleo');
    hasFailed('http://site/explora');
    setClock(hour);
    expect(hasFailed('http://site/')).toBe(true);
  });

  it('a worker’s output is still passed on', () => {
    const budget = createBudget({ burst: 10, perSecond: 1 });
    setClock(-hour);
    expect(budget.take(5)).toBe(true);
  });

  it('the next fork does not wait for an hour', async () => {
    const turn = createForkRateLimit(10);
    await turn();
    setClock(-hour);
    const forked = vi.fn();
    void turn().then(forked);
    await vi.waitFor(() => expect(forked).toHaveBeenCalled());
  });

  it('a visitor still gets an error if there is no worker', async () => {
    const proxy = new WorkerProxy({
      workers: () => [],
      retry: async () => 'nobody',
      refuse: refuseWith({}),
      patience: 20,
    });
    const fail = vi.fn();
    const isGone = () => false;
    proxy.send({ method: 'GET', path: '/', headers: {}, isGone, onGone: () => {}, begin: () => {}, fail });
    setClock(-hour);
    await vi.waitFor(() => expect(fail).toHaveBeenCalled());
  });
});
