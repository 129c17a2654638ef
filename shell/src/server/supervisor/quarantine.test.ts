import { describe, expect, it } from 'vitest';
import { Quarantine } from './quarantine.ts';

describe('the quarantine', () => {
  it('takes in a remote at its third death within a minute', () => {
    const quarantine = new Quarantine();
    expect([0, 30_000, 59_999].map((now) => quarantine.blame(['jobs'], now))).toEqual([false, false, true]);
    expect(quarantine.remotes).toEqual(['jobs']);
  });

  it('forgets a death after a minute', () => {
    const quarantine = new Quarantine();
    expect([0, 1_000, 60_000, 61_000].map((now) => quarantine.blame(['jobs'], now))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(quarantine.blame(['jobs'], 61_001)).toBe(true);
  });

  it('counts one death once, however many requests of the remote were in flight', () => {
    const quarantine = new Quarantine();
    quarantine.blame(['jobs', 'jobs', 'jobs'], 0);
    expect(quarantine.remotes).toEqual([]);
  });

  it('counts each remote for itself, and reports a new one only once', () => {
    const quarantine = new Quarantine();
    quarantine.blame(['jobs'], 0);
    quarantine.blame(['jobs', 'about'], 1);
    expect(quarantine.blame(['jobs', 'about'], 2)).toBe(true);
    expect(quarantine.remotes).toEqual(['jobs']);
    expect(quarantine.blame(['jobs'], 3)).toBe(false);
  });

  it('releases a remote with its next release, and its deaths do not count', () => {
    const quarantine = new Quarantine();
    [0, 1, 2].forEach((now) => quarantine.blame(['jobs'], now));
    quarantine.release('jobs');
    expect(quarantine.remotes).toEqual([]);
    expect(quarantine.blame(['jobs'], 3)).toBe(false);
  });

  it('blames nobody where no remote was rendering', () => {
    const quarantine = new Quarantine();
    expect([0, 1, 2, 3].map((now) => quarantine.blame([], now))).toEqual([false, false, false, false]);
  });
});
