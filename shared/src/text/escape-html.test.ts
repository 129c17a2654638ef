import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapeHtml leaves a text neither tags, nor entities, nor an end of an attribute', () => {
  expect(escapeHtml('<b title="a">R&amp;D</b>')).toBe('&lt;b title=&quot;a&quot;&gt;R&amp;amp;D&lt;/b&gt;');
});
