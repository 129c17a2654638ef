import { workThemeSchema, type WorkTheme } from '@ofgc/shared/domain/work-themes/work-theme.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { describe, expect, it } from 'vitest';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('GET /api/work-themes', () => {
  it('returns the themes of the concert’s works in the order of the programme', async () => {
    const { status, body } = await test.get('/api/work-themes?event=46&lang=en');
    expect(status).toBe(200);
    const themes = (body as List<WorkTheme>).data.map((theme) => workThemeSchema.parse(theme));
    expect(themes.map(({ work, instrument, bars }) => [work, instrument, bars])).toEqual([
      ['menheb', 'violas', '1–4'],
      ['muspic', 'trumpet', '1–2'],
    ]);
    expect(await test.get('/api/work-themes?event=39')).toMatchObject({ body: { data: [] } });
  });

  it.each(['/api/work-themes', '/api/work-themes?event=x'])('answers 400 to %s', async (address) =>
    expect((await test.get(address)).status).toBe(400),
  );
});
