import { expect, it } from 'vitest';
import { customElementProblems, scriptWordProblems } from './script-words.ts';

const problemsOf = (code: string) => scriptWordProblems('browser/a.js', code);

it.each([
  'fetch("/api/offers")',
  'const host="localhost"',
  '"https://localhost.example/"',
  'const sk_live_=1',
  'let webdriver=1;f("198.18.0.1")',
  'new URL(a,"http://localhost").pathname',
  'navigator.serviceWorker.register(t("/sw.js"),{updateViaCache:"none"})',
  'registry.register("/sw.js")',
  "new URL(a,'http://localhost/').search",
])('a script may have %s', (code) => expect(problemsOf(code)).toEqual([]));

it.each([
  ['fetch("http://localhost:3001/api")', 'asks the machine of whoever wrote it: http://localhost:3001/api'],
  ['fetch(`http://127.0.0.1/${a}`)', 'asks the machine of whoever wrote it: http://127.0.0.1/'],
  ['fetch("http://localhost/api")', 'asks the machine of whoever wrote it: http://localhost/api'],
  ['fetch("http://localhost"+a)', 'asks the machine of whoever wrote it: http://localhost'],
  ['fetch("http://localhost".concat(a))', 'asks the machine of whoever wrote it: http://localhost'],
  ['fetch(`http://localhost${a}`)', 'asks the machine of whoever wrote it: http://localhost${a}'],
  ['fetch("http://localhost:8080")', 'asks the machine of whoever wrote it: http://localhost:8080'],
  [`const key="sk_live_${'a'.repeat(24)}"`, 'has a secret in it: sk_live_…'],
  [`const key="AIza${'a'.repeat(35)}"`, 'has a secret in it: AIzaaaaa… (maps are loaded by the shell alone)'],
  [
    'navigator.serviceWorker?.register("/assets/jobs/sw.js")',
    'registers a service worker, of which the site has one alone: serviceWorker?.register("/assets/jobs/sw.js',
  ],
  ['if(!navigator.webdriver)f()', 'asks whether it is tried or looked at: navigator.webdriver'],
  ['const{webdriver:a}=navigator', 'asks whether it is tried or looked at: {webdriver:a}=navigator'],
  ['navigator["webdriver"]', 'asks whether it is tried or looked at: "webdriver"'],
  ['/HeadlessChrome/.test(a)', 'asks whether it is tried or looked at: HeadlessChrome'],
  [`"github_pat_${'a'.repeat(22)}"`, 'has a secret in it: github_p…'],
  [`"sk-proj-${'a'.repeat(40)}"`, 'has a secret in it: sk-proj-…'],
  ['"postgres://ofgc:clave@db:5432/ofgc"', 'has a secret in it: postgres…'],
  ['"-----BEGIN PRIVATE KEY-----"', 'has a secret in it: -----BEG…'],
])('a script does not have %s', (code, problem) => expect(problemsOf(code).join()).toContain(problem));

it('a section’s elements have its name, because all sections share their names', () => {
  const problems = (code: string) => customElementProblems('browser/a.js', code, 'jobs');
  expect(problems('customElements.define("jobs-map",A)')).toEqual([]);
  expect(problems('customElements.define("image-carousel",A)')).toEqual([
    'its script browser/a.js defines <image-carousel> for all sections: its own elements begin with jobs-',
  ]);
});

it('a library may ask whether a program drives the browser', () =>
  expect(scriptWordProblems('a.js', 'navigator.webdriver', () => 'node_modules/collector/index.js:1:1')).toEqual([]));
