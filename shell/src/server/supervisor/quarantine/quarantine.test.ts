import { describe, expect, it } from 'vitest';
import type { Fault } from '../../worker/worker-messages.ts';
import { Quarantine } from './quarantine.ts';

const fault = (differences: Partial<Fault> = {}): Fault => ({
  remote: 'jobs',
  version: 'v1',
  kind: 'throw',
  message: 'threw',
  ...differences,
});
const names = (quarantine: Quarantine) => quarantine.releases.map(({ remote, version }) => `${remote}@${version}`);
/** The result of `blame` for a fault at each of these times. */
const blameAt = (quarantine: Quarantine, instants: number[], differences: Partial<Fault> = {}) =>
  instants.map((now) => quarantine.blame(fault(differences), [], now));

describe('the quarantine', () => {
  it.each<[Fault['kind'], number]>([
    ['memory', 1],
    ['load', 1],
    ['blocked', 1],
    ['death', 2],
    ['output', 2],
    ['exit', 3],
    ['throw', 3],
    ['rejection', 3],
    ['globals', 3],
  ])('begins for faults of kind %s at number %d within a minute', (kind, count) => {
    const quarantine = new Quarantine();
    const instants = Array.from({ length: count }, (_, turn) => turn * 29_000);
    expect(blameAt(quarantine, instants, { kind })).toEqual(instants.map((_, turn) => turn === count - 1));
    expect(names(quarantine)).toEqual(['jobs@v1']);
  });

  it('begins for an error of the system once it has lasted 25 seconds, and never because of another fault after it', () => {
    const unread = { kind: 'load', code: 'EACCES' } as const;
    expect(blameAt(new Quarantine(), [0, 10_000, 20_000, 30_000], unread)).toEqual([false, false, false, true]);
    expect(blameAt(new Quarantine(), [0, 70_000], unread)).toEqual([false, false]);
    const quarantine = new Quarantine();
    expect([...blameAt(quarantine, [0], unread), ...blameAt(quarantine, [30_000])]).toEqual([false, false]);
  });

  it('forgets a fault after a minute', () => {
    expect(blameAt(new Quarantine(), [0, 30_000, 60_000, 90_000])).toEqual([false, false, false, false]);
  });

  it('remembers a release for as long as something of it counts', () => {
    const quarantine = new Quarantine();
    blameAt(quarantine, [1_000_000]);
    blameAt(quarantine, [1_000_000], { version: 'v2', kind: 'blocked' });
    quarantine.due(1_030_000);
    expect(quarantine.size).toBe(2);
    quarantine.due(1_060_000);
    expect(quarantine.size).toBe(1);
    quarantine.release('jobs', 'v2', 1_100_000);
    quarantine.due(1_699_000);
    expect(quarantine.size).toBe(1);
    quarantine.due(1_700_000);
    expect(quarantine.size).toBe(0);
  });

  it('counts the faults of each remote and version separately', () => {
    const quarantine = new Quarantine();
    blameAt(quarantine, [0, 1]);
    quarantine.blame(fault({ remote: 'about' }), [], 2);
    quarantine.blame(fault({ version: 'v2' }), [], 3);
    expect(names(quarantine)).toEqual([]);
    expect(quarantine.blame(fault(), [], 4)).toBe(true);
    expect([quarantine.has('jobs', 'v1'), quarantine.has('jobs', 'v2')]).toEqual([true, false]);
  });

  it('allows a trial after a minute, and doubles that time at each relapse up to an hour', () => {
    const quarantine = new Quarantine();
    blameAt(quarantine, [0], { kind: 'memory' });
    expect([quarantine.due(59_999).length, quarantine.due(60_000).length]).toEqual([0, 1]);
    const terms: number[] = [];
    for (let trial = 0; trial < 8; trial++) {
      const [release] = quarantine.releases;
      if (!release) throw new Error('it was released');
      quarantine.prolong(release, release.until);
      terms.push(((quarantine.releases[0]?.until ?? 0) - release.until) / 60_000);
    }
    expect(terms).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('goes on for a minute, and is not doubled, after a try that said nothing of its release', () => {
    const quarantine = new Quarantine();
    blameAt(quarantine, [0], { kind: 'memory' });
    const [release] = quarantine.releases;
    if (!release) throw new Error('it is not quarantined');
    quarantine.postpone(release, 200_000);
    expect([quarantine.due(259_999), quarantine.due(260_000).length]).toEqual([[], 1]);
    quarantine.prolong(release, 260_000);
    expect(quarantine.releases[0]?.until).toBe(260_000 + 120_000);
  });

  it('lasts longer for a relapse soon after its end, and a minute again after a long time without faults', () => {
    const quarantine = new Quarantine();
    const termAt = (now: number) => {
      blameAt(quarantine, [now], { kind: 'memory' });
      const until = quarantine.releases[0]?.until ?? 0;
      quarantine.release('jobs', 'v1', until);
      return until - now;
    };
    expect([termAt(0), termAt(100_000), termAt(2_000_000)]).toEqual([60_000, 120_000, 60_000]);
  });

  it('keeps the requested addresses for the trial', () => {
    const quarantine = new Quarantine();
    quarantine.blame(fault(), ['/portal-empleo']);
    quarantine.blame(fault({ kind: 'memory' }), ['/portal-empleo', '/']);
    expect(quarantine.releases[0]?.urls).toEqual(['/portal-empleo', '/']);
  });

  it('ends by command for all versions of a remote, and reports whether there was one', () => {
    const quarantine = new Quarantine();
    blameAt(quarantine, [0], { kind: 'memory' });
    blameAt(quarantine, [0], { kind: 'memory', version: 'v2' });
    expect([quarantine.release('about'), quarantine.release('jobs'), quarantine.release('jobs')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(names(quarantine)).toEqual([]);
  });
});
