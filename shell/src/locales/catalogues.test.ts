import { join } from 'node:path';
import { itHasCompleteCatalogues } from '@ofgc/shared/testing/catalogue-contract.ts';
import { describe } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

const source = join(import.meta.dirname, '..');

describe('the shell', () => {
  itHasCompleteCatalogues({
    es,
    en,
    folders: ['blocks', 'errors', 'frame', 'pages', 'routing', 'client'].map((folder) => join(source, folder)),
  });
});
