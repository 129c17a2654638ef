import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import type { NewsletterSubscription } from '@ofgc/shared/domain/newsletter.schema.ts';
import type { NewsletterAnswer } from '../routing/newsletter-answer.ts';

interface Options {
  apiUrl: string;
  send: (path: string, reply: FastifyReply, answer: NewsletterAnswer) => Promise<unknown>;
}

/** The newsletter form without JavaScript: a plain post, answered with a page that says what happened. The API decides. */
export async function acceptNewsletterForm(app: FastifyInstance, { apiUrl, send }: Options): Promise<void> {
  await app.register(formbody, { bodyLimit: 16_384 });
  app.post<{ Body: Record<string, unknown> | null }>('/newsletter', async (request, reply) => {
    const body = request.body ?? {};
    const text = (field: string) => (typeof body[field] === 'string' ? body[field] : '');
    const locale: Locale = isLocale(body.lang) ? body.lang : 'es';
    const values = {
      name: text('name'),
      lastname: text('lastname'),
      email: text('email'),
      conditions: text('conditions') !== '',
    };
    const answer = await subscribe(apiUrl, { locale, values, visitor: request.headers['x-forwarded-for'] });
    reply.header('Cache-Control', 'no-store');
    return send(locale === 'en' ? '/en/boletin' : '/boletin', reply, answer);
  });
}

interface Posted {
  locale: Locale;
  values: NewsletterSubscription;
  visitor: string | string[] | undefined;
}

/** The API counts by visitor, so it is told whose form this is. */
async function subscribe(apiUrl: string, { locale, values, visitor }: Posted): Promise<NewsletterAnswer> {
  try {
    const answer = await fetch(new URL(`/api/newsletter?lang=${locale}`, apiUrl), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(visitor && { 'X-Forwarded-For': String(visitor) }),
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(5_000),
    });
    const { message, errors = {} } = (await answer.json()) as { message?: string; errors?: Record<string, string[]> };
    return { status: answer.status, message, errors, values };
  } catch {
    return { status: 503, errors: {}, values };
  }
}
