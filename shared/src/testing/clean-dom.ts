import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../design/poster/PosterSheet.tsx';
import { loadKeptParts } from '../hydration/kept-part.tsx';

// Parts whose code comes later in a browser are drawn at once.
beforeAll(loadKeptParts);

// Many files share one document: each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
