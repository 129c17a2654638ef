import { describe, expect, it } from 'vitest';
import { plainParagraphs, plainText } from './plain-text.ts';

describe('plainText and plainParagraphs', () => {
  it.each([
    ['<p>Uno</p><p>«dos»</p>', 'Uno «dos»'],
    ['<p>Bach &amp; &quot;hijos&quot;<br>s. XVIII</p>', 'Bach & "hijos" s. XVIII'],
    ['<p>&amp;lt;</p>', '&lt;'],
    ['<p>Una <em>ópera</em>, y <a href="/x">otra</a>.</p>', 'Una ópera, y otra.'],
    ['<p>The Orchestra&#39;s hall</p>', "The Orchestra's hall"],
    ['<table><tbody><tr><th>Zona</th><td>12 €</td></tr></tbody></table>', 'Zona 12 €'],
    ['', ''],
  ])('turn %s into %s', (html, text) => expect(plainText(html)).toBe(text));

  it('separate paragraphs by an empty line in plainParagraphs', () =>
    expect(plainParagraphs('<p>Uno <em>y</em> dos.</p>\n<p>Tres.</p>')).toBe('Uno y dos.\n\nTres.'));
});
