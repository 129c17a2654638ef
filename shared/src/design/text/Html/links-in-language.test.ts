import { expect, it } from 'vitest';
import { linksInLanguage } from './links-in-language.ts';

it.each([
  ['/explora#x', '/en/explora#x'],
  ['/', '/en'],
  ['/en/explora', '/en/explora'],
  ['/enlaces', '/en/enlaces'],
  ['//example.org', '//example.org'],
  ['https://example.org/', 'https://example.org/'],
  ['/api/events', '/api/events'],
  ['#part', '#part'],
])('linksInLanguage changes a link to %s into %s in English, and not in Spanish', (written, read) => {
  const html = (href: string) => `<p>A <a class="x" href="${href}">link</a>, and href="/explora" in words.</p>`;
  expect(linksInLanguage(html(written), 'en')).toBe(html(read));
  expect(linksInLanguage(html(written), 'es')).toBe(html(written));
});
