import { expect, it } from 'vitest';
import { useReadingApi } from '../testing/use-test-api.ts';

interface Described {
  required: string[];
  properties: Record<string, Record<string, unknown>>;
}
const test = useReadingApi({ docs: true });

it.each([
  [
    '/api/contact',
    ['department', 'name', 'email', 'subject', 'message', 'consent', 'consentVersion'],
    'message',
    4_000,
  ],
  ['/api/newsletter', ['name', 'lastname', 'email', 'conditions'], 'lastname', 120],
  ['/api/waitlist', ['performance', 'email', 'seats', 'consent', 'consentVersion'], 'email', 254],
  [
    '/api/masterclasses/{id}/applications',
    ['participation', 'birthYear', 'name', 'lastname', 'email', 'consent', 'consentVersion'],
    'programme',
    2_000,
  ],
])('OpenAPI describes the fields of %s with their limits', async (path, required, field, maxLength) => {
  const { body } = await test.get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, { post: { requestBody: { content: unknown } } }> };
  const content = paths[path]?.post.requestBody.content as { 'application/json': { schema: Described } };
  const { schema } = content['application/json'];
  expect(schema.required).toEqual(required);
  expect(schema.properties[field]).toMatchObject({ type: 'string', maxLength });
});
