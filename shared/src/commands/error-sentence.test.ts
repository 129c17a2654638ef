import { existsSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorSentence } from './error-sentence.ts';

const nodeError = (code: string, more = {}) =>
  Object.assign(new Error(`${code}: no words for a visitor`), { code, ...more });

describe('the sentence about an error', () => {
  it.each([
    [nodeError('ENOSPC', { path: '/from', dest: '/data/main.js' }), '/data/main.js was not written: the disk is full.'],
    [nodeError('EROFS', { path: '/data/a' }), '/data/a was not written: the disk is read-only.'],
    [nodeError('ENOSPC'), 'Not everything was written: the disk is full.'],
    [
      nodeError('ENOSPC', { path: '/data', syscall: 'watch' }),
      'The system watches no more files: raise fs.inotify.max_user_watches (sysctl), or close an editor that watches many.',
    ],
    [new Error('jobs is no app.'), 'jobs is no app.'],
    ['a text', 'a text'],
  ])('of %s is “%s”', (error, sentence) => {
    expect(errorSentence(error)).toBe(sentence);
  });

  it.skipIf(!existsSync('/dev/full'))('is about the disk when a real one is full', () => {
    let found: unknown;
    try {
      writeFileSync('/dev/full', 'x');
    } catch (error) {
      found = error;
    }
    expect(errorSentence(found)).toBe('Not everything was written: the disk is full.');
  });
});
