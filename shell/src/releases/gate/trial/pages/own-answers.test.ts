import { expect, it } from 'vitest';
import { ownAnswersOf } from './own-answers.ts';

const page = {
  asked: ['/api/events', '/api/vacancies'],
  called: ['/api/events', '/api/vacancies', '/api/texts'],
  answers: ['events', 'vacancies'],
};

it('of the answers of a page only those are the section’s that it asks for', () => {
  expect(ownAnswersOf({ ...page, calledWithout: ['/api/events', '/api/texts'] })).toEqual(['vacancies']);
  expect(ownAnswersOf({ ...page, calledWithout: [] })).toEqual(['events', 'vacancies']);
});

it('an answer that others ask for, too, is one of its own', () => {
  const asked = ['/api/events', '/api/events'];
  const answers = ['of others', 'own'];
  expect(ownAnswersOf({ asked, called: asked, answers, calledWithout: ['/api/events'] })).toEqual(answers);
});
