import { expect, it } from 'vitest';
import { sampleRelease } from '../../../testing/sample-releases/sample-release.ts';
import { sheetFileProblems } from './sheet-files.ts';
import { readSheet } from './style-rules.ts';

const release = sampleRelease({
  name: 'jobs',
  version: 'v1',
  integrity: { 'browser/a b.woff2': '', 'browser/c.svg': '' },
});
const problemsOf = (css: string) => sheetFileProblems('browser/a.css', readSheet(css), release);

it.each([
  '.a{background:url(c.svg)}',
  '@font-face{src:url("./a%20b.woff2") format("woff2"),local("b")}',
  '.a{background:url(data:image/png;base64,AA//)}.b{background:url(/dibujos/1/a.svg)}',
  '.a{background:url(/assets/jobs/v1/browser/c.svg#a)}',
  '.a{background:image-set(url("c.svg") type("image/svg+xml"),"c.svg" TYPE("image/svg+xml"))}',
  '.a{background:cross-fade(image-set("c.svg" type("image/svg+xml")),red)}',
])('a style sheet may have %s', (css) => expect(problemsOf(css)).toEqual([]));

it.each([
  ['.a{background:url(gone.svg)}', 'gone.svg'],
  ['.a{background:image-set("gone.png" 1x)}', 'gone.png'],
  ['.a{background:image-set(var(--a,"gone.png") 1x)}', 'gone.png'],
  ['.a{background:image-set("gone.png" type("image/png"))}', 'gone.png'],
  ['@font-face{src:url(/assets/jobs/v0/browser/c.svg)}', '/assets/jobs/v0/browser/c.svg'],
  ['.a{background:url(../c.svg)}', '../c.svg'],
])('a style sheet does not have %s', (css, file) =>
  expect(problemsOf(css)).toEqual([
    `the style sheet browser/a.css names the file ${file}, which the release does not have`,
  ]),
);
