import { createApiClient } from '@ofgc/shared/api-client';
import { answerApi } from '@ofgc/shared/testing/api-answers.ts';
import { expect, it } from 'vitest';
import { decideAccount } from './decide-account.ts';

it.each([
  ['/gestion/centros', '?pagina=2', '?pagina=2&hecho=cambio#hecho'],
  ['/gestion/centros', '?pagina=2&hecho=cambio', '?pagina=2&hecho=cambio#hecho'],
  ['/gestion/centros', '?hecho=borrado', '?hecho=cambio#hecho'],
  ['/gestion/centros/7', '', '?hecho=cambio#hecho'],
])('decideAccount() on %s%s shows the same page again, with %s', async (path, search, query) => {
  answerApi(() => ({ data: {} }));
  const posted = { api: createApiClient({ locale: 'es' }), params: {}, path, search, subject: '7.approve', body: {} };
  expect(await decideAccount(posted)).toBe(path + query);
});
