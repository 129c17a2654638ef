import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { DecisionForms } from './DecisionForms.tsx';

it.each([
  ['promises the email of a decision that is possible', ['accepted' as const], true],
  ['promises no email where nothing can be decided', [], false],
])('DecisionForms %s', (_, options, isPromised) => {
  renderPage(<DecisionForms decision={{ current: 'retirada', options }} version={1} />, {
    catalogues: { office: { es, en } },
  });
  expect(screen.getByText(/^La solicitud está retirada\./).textContent.includes(es.record.decisionHint)).toBe(
    isPromised,
  );
});

it.each([
  ['es', 'withdrawn', 'withdrawalHint'],
  ['en', 'withdrawn', 'withdrawalHint'],
  ['es', 'received', 'returnHint'],
  ['en', 'received', 'returnHint'],
] as const)(
  'DecisionForms promises in %s no email about an inscription that can be %s, and explains what its button does',
  (locale, option, hint) => {
    const decision = { current: 'recibida', options: [option] };
    renderPage(<DecisionForms decision={decision} version={1} />, { catalogues: { office: { es, en } }, locale });
    const { record } = { es, en }[locale];
    expect(screen.getByText((text) => text.includes(record[hint])).textContent).not.toContain(record.decisionHint);
    expect(screen.getByRole('button').textContent).toBe(record[option]);
  },
);
