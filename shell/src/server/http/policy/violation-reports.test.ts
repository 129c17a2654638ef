import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeViolationReports, violationsPath } from './violation-reports.ts';

const log: string[] = [];
let app: FastifyInstance;
let at = 0;
beforeEach(async () => {
  log.length = 0;
  const logger: FastifyBaseLogger = createLogger('worker', { write: (line) => log.push(line) });
  app = fastify({ loggerInstance: logger });
  await takeViolationReports(app, () => at);
});
afterEach(() => app.close());

const older = {
  'csp-report': {
    'document-uri': 'https://ofgc.example/boletin/secret-of-a-link?email=ana@example.com',
    referrer: 'https://mail.example/inbox/ana',
    'blocked-uri': 'https://evil.example/collect?who=ana',
    'effective-directive': 'connect-src',
    'script-sample': 'Ana Suárez',
  },
};
const newer = [
  {
    type: 'csp-violation',
    user_agent: 'Ana’s browser',
    body: {
      documentURL: 'https://ofgc.example/buscar?term=ana',
      blockedURL: 'inline',
      effectiveDirective: 'script-src-elem',
      sample: 'ana()',
    },
  },
];
const post = (payload: string, type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: violationsPath,
    payload,
    headers: { 'content-type': type, 'user-agent': 'Ana’s browser' },
  });

it.each([
  ['application/csp-report', older, { directive: 'connect-src', blocked: 'https://evil.example', url: '/boletin/***' }],
  ['application/reports+json', newer, { directive: 'script-src-elem', blocked: 'inline', url: '/buscar' }],
])('a violation report (%s) is logged without personal data', async (type, report, logged) => {
  expect((await post(JSON.stringify(report), type)).statusCode).toBe(204);
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject(logged);
  expect(log[0]).not.toMatch(/ana|secret|mail|browser/i);
});

it.each(['', 'null', '[]', '{', '{"csp-report":5}', '[{"type":"other","body":{}}]', '"a"'])(
  'a body that is no violation report is not logged: %s',
  async (body) => {
    expect((await post(body)).statusCode).toBeLessThan(500);
    expect(log).toEqual([]);
  },
);

it('violation reports are logged up to a limit each minute', async () => {
  at += 1_000_000;
  const many = JSON.stringify(Array.from({ length: 50 }, () => newer[0]));
  for (let count = 0; count < 10; count += 1) await post(many, 'application/reports+json');
  expect(log).toHaveLength(20);
  at += 61_000;
  await post(many, 'application/reports+json');
  expect(log).toHaveLength(25);
});

it('a violation report is refused when it is too large or of another content type', async () => {
  expect((await post('a'.repeat(20_000))).statusCode).toBe(413);
  expect((await post('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});
