import { renderServerPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { MemberHistory } from './MemberHistory.tsx';

it.each([
  [10, 'Hay 10 anotaciones anteriores, que no se muestran.'],
  [1, 'Hay 1 anotación anterior, que no se muestra.'],
  [0, undefined],
])('the history of an account with %i earlier records says so', (earlier, sentence) => {
  const history = [{ at: '2026-11-20T12:00:00.000Z', actor: 'eva@ofgc.example', action: 'sign-in', detail: '' }];
  const page = renderServerPage(<MemberHistory history={history} earlier={earlier} />, {
    catalogues: { office: { es, en } },
  });
  expect(/Hay [^.]*\./.exec(page.textContent ?? '')?.[0]).toBe(sentence);
});
