import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { DecisionForms } from './DecisionForms.tsx';

it.each([
  ['promises the letter of a decision that is possible', ['accepted' as const], true],
  ['promises no letter where nothing can be decided, as on a withdrawn application', [], false],
])('DecisionForms %s', (_, options, isPromised) => {
  renderPage(<DecisionForms decision={{ current: 'retirada', options }} version={1} />, {
    catalogues: { office: { es, en } },
  });
  expect(screen.getByText(/^La solicitud está retirada\./).textContent.includes(es.record.decisionHint)).toBe(
    isPromised,
  );
});
