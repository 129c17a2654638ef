import { describe, expect, it } from 'vitest';
import { historySchema, milestoneKinds, type History } from '@ofgc/shared/domain/history/history.schema.ts';
import { oneOf, type One } from '@ofgc/shared/http/list.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('GET /api/history', () => {
  it('matches the contract in both languages, oldest first', async () => {
    for (const lang of ['es', 'en']) {
      const body = await test.read<One<History>>(`/api/history?lang=${lang}`);
      oneOf(historySchema.strict()).parse(body);
      const { milestones, conductors, halls, sources } = body.data;
      const years = milestones.map(({ year }) => year);
      expect(years).toEqual(years.toSorted((a, b) => a - b));
      expect(new Set(milestones.map(({ category }) => category))).toEqual(new Set(milestoneKinds));
      for (const item of [...milestones, ...conductors, ...halls, ...sources]) expect(item.lang).toBe(lang);
    }
  });

  it('is found by the search for names in its texts', async () => {
    for (const [lang, term] of [
      ['es', 'Tindaya'],
      ['en', 'history'],
      ['en', 'haberdasher'],
    ]) {
      const { data } = await test.read<{ data: { path: string }[] }>(`/api/search?term=${term}&lang=${lang}`);
      expect(
        data.map(({ path }) => path),
        term,
      ).toContain('/explora/historia');
    }
  });

  it('links the present chief conductor to his page', async () => {
    const { conductors, halls } = (await test.read<One<History>>('/api/history')).data;
    expect(conductors.at(-1)).toMatchObject({ until: null, artist: { slug: expect.stringMatching(/./) as string } });
    expect(conductors.filter(({ until }) => until === null)).toHaveLength(1);
    const years = halls.map(({ from }) => from);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
  });
});
