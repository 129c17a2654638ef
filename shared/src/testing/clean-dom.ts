import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../design/poster/StaticPosterSheet.tsx';
import { staticParts } from '@ofgc/shared/contract';

// Loads parts whose code a browser would load later, so that tests render them at once.
beforeAll(() => Promise.all(staticParts.map((load) => load())));

// Many test files share one document, so it is emptied after each test, and its cookies are deleted.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ').filter(Boolean))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
});
