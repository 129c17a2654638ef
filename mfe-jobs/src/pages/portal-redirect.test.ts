import { pageContext } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { loader } from './PortalPage.tsx';

function visit(family: string, locale: Locale): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  const { api } = pagingApi({});
  context.set(pageContext, { api, locale, now: () => new Date('2026-11-20T12:00:00Z') });
  const request = new Request(`https://ofgc.example/portal-empleo/${family}`);
  return { context, params: { family }, request } as unknown as LoaderFunctionArgs;
}

it.each([
  ['es', '/portal-empleo/oferta/7'],
  ['en', '/en/portal-empleo/oferta/7'],
] as const)('portal loader redirects with 301 from a vacancy’s number to its page (%s)', async (locale, address) => {
  const answer = await loader(visit('7', locale)).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([301, address]);
});
