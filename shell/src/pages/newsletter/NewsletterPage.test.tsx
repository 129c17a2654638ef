import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './NewsletterPage.tsx';

it.each([
  ['es', 'Escribir para darse de baja', '/sobre-ofgc/contacto?asunto=general#escribanos'],
  ['en', 'Write to unsubscribe', '/en/sobre-ofgc/contacto?asunto=general#escribanos'],
] as const)(
  'the newsletter page leads whoever has no link left to the contact form itself, its topic chosen (%s)',
  (locale, name, address) => {
    renderPage(<Component />, { locale, catalogues: { shell: { es, en } }, loaderData: { isSubscribed: false } });
    expect(addressOf(name)).toBe(address);
  },
);
