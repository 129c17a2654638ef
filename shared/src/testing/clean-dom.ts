import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Many files share one document: each test leaves it empty.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
