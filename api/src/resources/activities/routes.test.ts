import { describe, expect, it } from 'vitest';
import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

const list = async (address: string) => (await test.read<List<Activity>>(address)).data;

describe('activities', () => {
  it('are those that continue or are still to come, unless asked otherwise', async () => {
    const [upcoming, past, all] = await Promise.all(
      ['', '&when=past', '&when=all'].map((when) => list(`/api/activities?perPage=100${when}`)),
    );
    expect(upcoming?.every(({ lastOn }) => lastOn === null || lastOn >= '2026-11-20')).toBe(true);
    expect(past?.every(({ lastOn }) => lastOn !== null && lastOn < '2026-11-20')).toBe(true);
    expect(all).toHaveLength((upcoming?.length ?? 0) + (past?.length ?? 0));
    const days = past?.map(({ lastOn }) => lastOn ?? '') ?? [];
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('can be filtered by kind', async () => {
    const data = await list('/api/activities?kind=club');
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ kind }) => kind === 'club')).toBe(true);
  });
});
