import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { languageMarkProblems } from './language-marks.ts';

it('names languages that there are not', () => {
  const marked = ['es', 'en-GB', 'la', 'gmh', '', 'zh-Hant', 'gnc', 'la-x-lit', 'es_ES', 'español', 'spanish', 'xq'];
  const elements = readElements(marked.map((language) => `<p lang="${language}">a</p>`).join(''));
  expect(languageMarkProblems(elements)).toEqual(
    ['es_ES', 'español', 'spanish', 'xq'].map(
      (language) => `has something in the language “${language}”, which is none`,
    ),
  );
});
