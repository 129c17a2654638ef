import { expect, it } from 'vitest';
import { timedMarkupProblems } from './timed-markup.ts';
import { watchKeptMarkup } from './watched-markup.ts';

const instant = new Date('2026-11-20T12:04:09.271Z');
const card = '<div class="jobs-Card">Plaza</div>';
const problemsOf = (key: string, remote = 'jobs', at = instant) => {
  const keptMarkup = watchKeptMarkup(remote, at);
  keptMarkup.onKeep(key, card);
  return timedMarkupProblems([{ address: '/', html: `<main>${card}</main>` }], keptMarkup);
};

it.each([
  `3,"es",[{"id":7}],"${instant.toISOString()}"`,
  `3,"es",${instant.getTime()}`,
  '3,"es","2026-11-20T12:04:09Z"',
  '3,"es",{"vacancies":[],"now":"2026-11-20T12:04:09.271Z"}',
])('the key %s is another one each time', (key) =>
  expect(problemsOf(key)).toEqual([
    '/ has a part that the server keeps (cachedOnServer) under the instant at which it was rendered: no later visit finds it, name the day in its key',
  ]),
);

it.each(['3,"es","2026-11-20"', '3,"es","2026-11-20T12:04:00Z"', '3,"es",@7', '3,"es","20 nov, 12:04"'])(
  'the key %s is the same for a while',
  (key) => expect(problemsOf(key)).toEqual([]),
);

it('a part of another section is not judged, and an instant of the content is none of the rendering', () => {
  expect(problemsOf(`3,${instant.getTime()}`, 'news')).toEqual([]);
  expect(problemsOf('3,"2026-11-20T12:04:00Z"', 'jobs', new Date('2026-11-20T12:04:00.271Z'))).toEqual([]);
});
