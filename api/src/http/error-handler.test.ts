import { createLogger } from '@ofgc/shared/logging/logger.ts';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openPostgres } from '../database/database.ts';
import { createTestApi } from '../testing/test-api.ts';
import { handleError } from './error-handler.ts';

it('the error handler answers 503 when the database is away, and logs no visitor’s data and no token', async () => {
  const token = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4';
  const log: string[] = [];
  // No process listens on port 9, so the database is unreachable.
  const { database } = openPostgres('postgres://nobody@127.0.0.1:9/none');
  const api = await createTestApi(database, {
    now: () => new Date('2026-11-20T12:00:00Z'),
    logger: createLogger('api', { write: (line) => log.push(line) }),
  });
  const answer = await api.inject({
    method: 'POST',
    url: `/api/newsletter/${token}/confirm?lang=en`,
    payload: { email: 'ana@ofgc.example' },
    headers: { cookie: 'i18n_redirected=es', 'x-forwarded-for': '192.0.2.7' },
  });
  await api.close();
  await database.destroy();

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({ message: 'The service is not available at the moment. Try again shortly.' });
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    level: 'error',
    part: 'api',
    url: '/api/newsletter/***/confirm',
    err: { stack: expect.stringContaining('\n    at ') as string },
  });
  expect(log[0]).not.toMatch(new RegExp(`${token}|lang=|ana@|i18n_redirected|192\\.0\\.2\\.7`));
});

it.each(['23505', '23503'])(
  'the error handler says that somebody else was faster where the database answers %s',
  async (code) => {
    const api = Fastify();
    api.setErrorHandler(handleError);
    api.get('/', () => {
      throw Object.assign(new Error('violates a constraint'), { code });
    });
    const answer = await api.inject('/?lang=en');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ message: expect.stringMatching(/^Somebody else, or another tab/) as string });
  },
);
