import type { FastifyInstance } from 'fastify';
import { choiceCookie, choiceDays, writeChoice } from '@ofgc/shared/third-party/choice.ts';
import { type ConsentAnswer, choicePath, savedId } from '../../../third-party/consent/consent-service.ts';
import type { Settings } from '../../../settings.ts';
import { isOwnForm } from './form-posts.ts';
import { returnPath } from './return-path.ts';
import { plainErrorPage } from '../plain-error-page.ts';

interface ChoiceForm {
  answer?: ConsentAnswer;
  service?: string | string[];
}

/**
 * Sets the cookie of a consent choice, and redirects back to the page with the form. Only the browser's script reads the cookie, because
 * pages are the same for all visitors. Uses the real clock, by which consent expires. Does nothing where no service needs consent.
 * To be called after `acceptForms`, which parses forms.
 */
export function takeConsentChoices(
  app: FastifyInstance,
  { siteUrl, thirdPartyServices }: Pick<Settings, 'siteUrl' | 'thirdPartyServices'>,
): void {
  if (thirdPartyServices.length === 0) return;
  const asked = thirdPartyServices.map(({ name }) => name);
  app.post<{ Body: ChoiceForm | null }>(choicePath, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const allowed = isOwnForm(request, siteUrl) ? allowedBy(request.body ?? {}, asked) : 403;
    if (typeof allowed === 'number')
      return reply.code(allowed).type('text/html; charset=utf-8').send(plainErrorPage(allowed));
    reply.setCookie(choiceCookie, writeChoice(asked, allowed, new Date()), {
      maxAge: choiceDays * 24 * 60 * 60,
      path: '/',
      sameSite: 'lax',
      secure: siteUrl.startsWith('https:'),
    });
    return reply.redirect(`${pageBefore(request.headers.referer)}#${savedId}`, 303);
  });
}

/** @returns the allowed services; 400 where the form is not a valid choice */
function allowedBy({ answer, service = [] }: ChoiceForm, asked: readonly string[]): ReadonlySet<string> | 400 {
  const chosen = [service].flat();
  if (answer === 'none') return new Set();
  if (answer === 'all') return new Set(asked);
  return answer === 'chosen' && chosen.every((name) => asked.includes(name)) ? new Set(chosen) : 400;
}

/** The page with the form: `Referrer-Policy` lets browsers send the whole address to this site. */
function pageBefore(referer = ''): string {
  const page = URL.parse(referer);
  return returnPath(page ? [page.pathname + page.search] : []) ?? '/';
}
