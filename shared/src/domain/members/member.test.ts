import { describe, expect, it } from 'vitest';
import { isPlaying, memberStatuses } from './member.ts';

describe('isPlaying', () => {
  it('is false only for members on leave', () => {
    expect(memberStatuses.filter((status) => !isPlaying(status))).toEqual(['leaveOfAbsence']);
  });
});
