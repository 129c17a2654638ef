import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { refuseMarkup } from './refuse-markup.ts';

it('the default policy accepts as markup only what React itself needs', () => {
  let take: (html: string) => string | null = (html) => html;
  refuseMarkup({ trustedTypes: { createPolicy: (_, { createHTML }) => (take = createHTML) } });
  const asked = ['', '<script></script>', '<p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'];
  expect(asked.map(take)).toEqual(['', '<script></script>', null, null, null]);
});

it('the default policy accepts as script only structured data, which does not run', () => {
  let take: (text: string) => string | null = (text) => text;
  refuseMarkup({ trustedTypes: { createPolicy: (_, { createScript }) => (take = createScript) } });
  const data = '{"@context":"https://schema.org","@graph":[]}';
  expect([data, 'alert(1)', '{"@context":1}', `;${data}`].map(take)).toEqual([data, null, null, null]);
  expect(() => new Script(data)).toThrow(SyntaxError);
});

it('the default policy does nothing in a browser without Trusted Types', () => {
  expect(() => refuseMarkup({})).not.toThrow();
});
