import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Workshop } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('workshops in GET /api/workshops', () => {
  it('have a state of enrolment and the date when applications open', async () => {
    const workshops = (await test.read<List<Workshop>>('/api/workshops?lang=en')).data;
    const states = workshops.map(({ state }) => state);
    expect(states.slice(0, 3)).toEqual(['notYet', 'notYet', 'past']);
    expect(workshops[1]).toMatchObject({ applyFrom: '2027-01-07T09:00:00.000Z', hours: 20, lang: 'en' });
  });
});
