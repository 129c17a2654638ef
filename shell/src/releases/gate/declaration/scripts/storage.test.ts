import { expect, it } from 'vitest';
import { storageProblems } from './storage.ts';

const problemsOf = (code: string) => storageProblems(code, (at) => `src/a.ts:1:${at + 1}`);

it.each([
  'let i="ofgc:hand-programme";localStorage.getItem(i);localStorage.setItem(i,"a")',
  'localStorage.setItem("ofgc:keep-nothing","1")',
  'typeof localStorage=="undefined"||localStorage.removeItem("a")',
  '"localStorage"in window&&window.localStorage?.getItem(a)',
  'let texts={localStorage:"Nothing is in localStorage"}',
  'const{a:b}=window,c={localStorage:d}',
])('a script may have %s', (code) => expect(problemsOf(code)).toEqual([]));

it.each([
  ['localStorage.setItem("ofgc.draft",a)', 'localStorage.setItem("ofgc.draft"'],
  ['let k="ofgc:draft";window.sessionStorage.setItem(k,a)', 'sessionStorage.setItem(k'],
  ['localStorage.draft=a', 'localStorage.draft'],
  ['localStorage[a]=b', 'localStorage['],
  ['const s=window.localStorage;s.setItem("a",b)', 'localStorage'],
  ['window["localStorage"].setItem("a",b)', '["localStorage"]'],
  ['indexedDB.open("drafts")', 'indexedDB.open('],
  ['cookieStore.set("a","b")', 'cookieStore.set('],
  ['const{localStorage:s}=window;s.setItem("a",b)', '{localStorage:s}=window'],
  ['let {sessionStorage} = self', '{sessionStorage} = self'],
  ['window["local"+"Storage"].a=b', '"local"+"Storage"'],
])('a script does not have %s', (code, what) =>
  expect(problemsOf(code)).toEqual([
    `its script stores something on the device with “${what}” (src/a.ts:1:${code.indexOf(what) + 1}): visitors are promised that nothing is; the address, the state of the page or a form of the API can keep it instead`,
  ]),
);
