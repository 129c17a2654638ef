import { expect, it } from 'vitest';
import { openProgrammesSchema } from '@ofgc/shared/domain/open-data/programmes.schema.ts';
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
  const tonight = programmes.find(({ id }) => id === 36);
  expect(tonight).toMatchObject({
    title: 'Grieg and Sibelius',
    url: 'https://ofgc.example/en/conciertos-entradas/eventos/grieg-and-sibelius/36',
    season: '2026-27',
  });
  expect(tonight?.programme.filter(({ kind }) => kind === 'interval')).toHaveLength(1);
  expect(programmes.flatMap(({ performances }) => performances.map(({ status }) => status))).toContain('cancelled');
});
