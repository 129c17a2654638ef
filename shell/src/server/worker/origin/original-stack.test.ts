import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { originalStack, withOriginalStack } from './original-stack.ts';

let store: string;
useTestFolder(async (folder) => {
  store = folder;
  await mkdir(join(store, 'jobs/v1/maps/server'), { recursive: true });
  await mkdir(join(store, 'jobs/v1/maps/browser'), { recursive: true });
  // Line 2, column 5 of the build is line 7, column 3 of the source.
  const map = { version: 3, sources: ['mfe-jobs/src/pages/PortalPage.tsx'], names: [], mappings: ';IAME' };
  await writeFile(join(store, 'jobs/v1/maps/server/main.js.map'), JSON.stringify(map));
  await writeFile(join(store, 'jobs/v1/maps/browser/jobs.portal.js.map'), JSON.stringify(map));
}, beforeAll);

const at = (path: string) => `    at Component (${pathToFileURL(join(store, path)).href}:2:5)`;

describe('the stack of a release’s error', () => {
  it('names the lines of the sources', () => {
    expect(originalStack(`Error: broken\n${at('jobs/v1/server/main.js')}\n    at node:internal:1:1`)).toBe(
      'Error: broken\n    at Component (mfe-jobs/src/pages/PortalPage.tsx:7:3)\n    at node:internal:1:1',
    );
  });

  it('names them for scripts of the browser, too', () =>
    expect(originalStack(at('jobs/v1/browser/jobs.portal.js'))).toContain('PortalPage.tsx:7:3'));

  it('stays unchanged when the release has no source map', () => {
    expect(originalStack(at('jobs/v2/server/main.js'))).toBe(at('jobs/v2/server/main.js'));
  });

  it('is the only part of the error that changes', () => {
    const error = Object.assign(new TypeError('broken'), { code: 'E_JOBS', stack: at('jobs/v1/server/main.js') });
    const mapped = withOriginalStack(error) as typeof error;
    expect(mapped).toBeInstanceOf(TypeError);
    expect([mapped.name, mapped.message, mapped.code]).toEqual(['TypeError', 'broken', 'E_JOBS']);
    expect(mapped.stack).toContain('PortalPage.tsx:7:3');
    expect(error.stack).not.toContain('PortalPage');
    expect([withOriginalStack('text'), withOriginalStack(undefined)]).toEqual(['text', undefined]);
  });
});
