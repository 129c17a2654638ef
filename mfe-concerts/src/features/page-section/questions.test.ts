import { expect, it } from 'vitest';
import { splitQuestions } from './questions.ts';

it('splitQuestions() separates questions and answers and keeps the introduction', () => {
  expect(
    splitQuestions(
      '<p>Antes.</p><h3>¿Bar &amp; <em>guardarropa</em>?</h3><p>Sí.</p><ul><li>Gratis</li></ul><h3>¿Fotos?</h3><p>No.</p>',
    ),
  ).toEqual({
    intro: '<p>Antes.</p>',
    questions: [
      { title: '¿Bar & guardarropa?', answer: '<p>Sí.</p><ul><li>Gratis</li></ul>' },
      { title: '¿Fotos?', answer: '<p>No.</p>' },
    ],
  });
  expect(splitQuestions('<p>Nada más.</p>')).toEqual({ intro: '<p>Nada más.</p>', questions: [] });
});
