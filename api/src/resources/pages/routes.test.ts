import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { One } from '@ofgc/shared/http/list.schema.ts';
import { pageSchema, type Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('pages of text', () => {
  it('match the contract and are found by their path in both languages, with the same anchors', async () => {
    const paths = (await test.read<{ data: { path: string }[] }>('/api/pages')).data.map(({ path }) => path);
    expect(paths).toContain('/aviso-legal');
    for (const path of paths) {
      const anchors: string[][] = [];
      for (const lang of ['es', 'en']) {
        const body = await test.read<One<Page>>(`/api/pages?path=${path}&lang=${lang}`);
        z.object({ data: pageSchema.strict() }).parse(body);
        expect(body.data.lang, path).toBe(lang);
        expect(body.data.sections.every(({ html }) => html.startsWith('<'))).toBe(true);
        anchors.push(body.data.sections.map(({ anchor }) => anchor));
      }
      // The link to the other language keeps the anchor.
      expect(anchors[0], path).toEqual(anchors[1]);
    }
  });
});
