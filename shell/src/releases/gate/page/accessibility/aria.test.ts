import { expect, it } from 'vitest';
import { ariaProblems } from './aria.ts';
import { readElements } from '../elements.ts';

it('names what is misspelt', () => {
  const html = `<p role="status" aria-live="polite">a</p><p role="doc-note">b</p><p role="image img" aria-labelledby="c">c</p>
    <button aria-labeledby="c" aria-hidden="false">d</button><div role="buton">e</div>`;
  expect(ariaProblems(readElements(html))).toEqual([
    'has the attribute aria-labeledby, which there is not',
    'has the role “buton”, which there is not',
  ]);
});

it.each([
  '<div role="sectionheader">a</div><div role="sectionfooter">b</div>',
  '<li role="tab" aria-actions="close">a</li>',
])('knows the words of ARIA 1.3: %s', (html) => expect(ariaProblems(readElements(html))).toEqual([]));
