import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import '../design/poster/PosterSheet.tsx';
import { loadStaticParts } from '../hydration/static-part.tsx';

// Parts whose code comes later in a browser are drawn at once.
beforeAll(loadStaticParts);

// Many files share one document: each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
