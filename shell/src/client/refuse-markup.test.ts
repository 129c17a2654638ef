import { expect, it } from 'vitest';
import { refuseMarkup } from './refuse-markup.ts';

it('takes no text for markup but what React itself needs', () => {
  let take: (html: string) => string | null = (html) => html;
  refuseMarkup({ trustedTypes: { createPolicy: (_, { createHTML }) => (take = createHTML) } });
  const asked = ['', '<script></script>', '<p>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>'];
  expect(asked.map(take)).toEqual(['', '<script></script>', null, null, null]);
});

it('leaves a browser without Trusted Types alone', () => {
  expect(() => refuseMarkup({})).not.toThrow();
});
