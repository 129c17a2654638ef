import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { loader } from './PortalPage.tsx';

it.each([
  ['es', '/portal-empleo/oferta/7'],
  ['en', '/en/portal-empleo/oferta/7'],
] as const)('portal loader redirects with 301 from a vacancy’s number to its page (%s)', async (locale, address) => {
  const visit = pageVisit({ ...pagingApi({}), path: '/portal-empleo/7', params: { family: '7' }, locale });
  const answer = await loader(visit).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([301, address]);
});
