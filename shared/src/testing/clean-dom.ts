import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../design/poster/StaticPosterSheet.tsx';
import { staticParts } from '@ofgc/shared/contract';

// Parts whose code comes later in a browser are drawn at once.
beforeAll(() => Promise.all(staticParts.map((load) => load())));

// Many files share one document: each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
