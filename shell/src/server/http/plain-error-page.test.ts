import { expect, it } from 'vitest';
import { plainErrorPage } from './plain-error-page.ts';

it.each([400, 404, 413, 503])(
  'plainErrorPage(%i) links to home page and accessibility statement in each language',
  (status) => {
    const targets = [...plainErrorPage(status).matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    expect(targets).toEqual(['/', '/accesibilidad', '/en', '/en/accesibilidad']);
  },
);
