import { type PageContext, pageContext } from '@ofgc/shared/contract';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { ApiClient } from '../../api-client/api-client.ts';
import type { Locale } from '../../domain/locale.ts';

interface Visit {
  /** An API client, or only those of its methods that the page calls. */
  api: object;
  onMissing?: PageContext['onMissing'];
  /** The address after the site's own, with its query. */
  path?: string;
  params?: Record<string, string | undefined>;
  locale?: Locale;
  /** The fields of a form that is sent to the page. */
  form?: Record<string, string> | FormData;
}

/** What the router gives a page's loader or action at noon of 20 November 2026. */
export function pageVisit({ api, onMissing, path = '/', params = {}, locale = 'es', form }: Visit): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  const now = () => new Date('2026-11-20T12:00:00Z');
  context.set(pageContext, { api: api as ApiClient, locale, now, ...(onMissing && { onMissing }) });
  const body = form instanceof FormData ? form : new URLSearchParams(form);
  const request = new Request(`https://ofgc.example${path}`, form && { method: 'POST', body });
  return { request, context, params, url: new URL(request.url), pattern: '' };
}
