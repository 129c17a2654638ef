import { expect, it } from 'vitest';
import { openProgrammesSchema } from '@ofgc/shared/domain/open-data/programmes.schema.ts';
import { content } from '../../testing/site-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

it('the open data of programmes match the contract, with a licence and access from any origin', async () => {
  const answer = await test.api.inject('/api/open-data/programmes.json?lang=en');
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^W\//) as string,
  });
  const { programmes, licence } = openProgrammesSchema.strict().parse(answer.json());
  expect(licence).toContain('creativecommons.org/licenses/by/4.0');
  const { count } = await test.database
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(programmes).toHaveLength(count);
  for (const { id, slug, title, season, programme, performances } of content.events) {
    const found = programmes.find((one) => one.id === id);
    expect(found).toMatchObject({
      title: title.en ?? title.es,
      url: `https://ofgc.example/en/conciertos-entradas/eventos/${slug.en ?? slug.es}/${id}`,
      season,
    });
    expect(found?.programme.map(({ kind }) => kind)).toEqual(programme.map(({ kind }) => kind));
    expect(found?.performances.map(({ status }) => status).toSorted()).toEqual(
      performances.map(({ status }) => status).toSorted(),
    );
  }
});
