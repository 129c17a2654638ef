import { join } from 'node:path';
import { describe } from 'vitest';
import { itHasCompleteCatalogues } from '../testing/catalogue-contract.ts';
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };

const source = join(import.meta.dirname, '..');

describe('the shared catalogue', () => {
  itHasCompleteCatalogues({
    es,
    en,
    folders: ['design', 'labels'].map((folder) => join(source, folder)),
    // These keys are used only by packages that build on shared.
    fromData: ['brandName', 'tonight'],
  });
});
