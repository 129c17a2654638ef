import { describe, expect, it } from 'vitest';
import { isPlaying, memberStatuses } from './member.ts';

describe('isPlaying', () => {
  it('leaves out those on leave alone', () => {
    expect(memberStatuses.filter((status) => !isPlaying(status))).toEqual(['leaveOfAbsence']);
  });
});
