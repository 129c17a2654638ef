import { describe, expect, it } from 'vitest';
import { useTestApi } from './testing/use-test-api.ts';

const test = useTestApi({ docs: true });

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
/** Whether an address answers with a file. */
const isFile = (path: string) => /\.\w+$|\/files(?:\/|$)|^\/api\/social-pictures\//.test(path);

describe('the API', () => {
  it('describes the responses of POST /api/newsletter in OpenAPI 3.1', async () => {
    const body = await test.read<Description>('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths['/api/newsletter']?.post?.responses ?? {})).toEqual(['201', '404', '422', '429']);
  });

  it('describes a success for each address, and each response’s JSON for all that send no file', async () => {
    const body = await test.read<Description>('/api/openapi.json');
    const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ name: `${method} ${path}`, path, responses })),
    );
    expect(operations.length).toBeGreaterThan(100);
    const isDescribed = ({ path, responses }: (typeof operations)[number]) =>
      Object.keys(responses).some((status) => status.startsWith('2')) &&
      (isFile(path) ||
        Object.values(responses).every(({ content }) => content?.['application/json']?.schema !== undefined));
    expect(operations.filter((one) => !isDescribed(one)).map(({ name }) => name)).toEqual([]);
  });

  it('says of its answers which are secrets, so that the gate finds them in addresses', async () => {
    const body = await test.read<Description>('/api/openapi.json');
    const answered = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        JSON.stringify(responses).includes('"x-secret":true') ? `${method} ${path}` : [],
      ),
    );
    expect(answered.toSorted()).toEqual([
      'get /api/session',
      'post /api/accounts/password',
      'post /api/session',
      'post /api/session/link',
      'post /api/session/second-factor',
      'post /channel/reports',
    ]);
  });

  it.each([
    ['/api/artists', ['ids']],
    ['/api/documents', ['ids', 'offer']],
    ['/api/events', ['ids', 'performance']],
    ['/api/news', ['slug']],
    ['/api/subscriptions', ['ids', 'include']],
  ])('describes the parameters of %s: %j', async (path, names) => {
    const body = await test.read<Description>('/api/openapi.json');
    const described = body.paths[path]?.get?.parameters?.map(({ name }) => name);
    expect(described).toEqual(expect.arrayContaining(names));
  });

  it('has documentation at /api/docs', async () => {
    expect((await test.api.inject('/api/docs')).statusCode).toBe(200);
  });

  it('answers 200 at /api/health', async () => {
    expect(await test.get('/api/health')).toEqual({ status: 200, body: { status: 'ok', version: '1.0.0' } });
  });

  it('answers 500 with one sentence and without the cause of an unexpected failure', async () => {
    await test.database.schema.alterTable('albums').renameTo('albums_gone').execute();
    const answer = await test.get('/api/albums?lang=en');
    expect(answer).toEqual({ status: 500, body: { message: 'An unexpected error occurred. Try again later.' } });
    await test.database.schema.alterTable('albums_gone').renameTo('albums').execute();
  });
});
