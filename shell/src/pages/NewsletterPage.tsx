import type { PageHandle } from '@ofgc/shared/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { newsletterAnswer } from '../routing/newsletter-answer.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { answer: context.get(newsletterAnswer) };
}
export const handle: PageHandle<unknown> = { meta: ({ t }) => ({ title: t('newsletter.title'), description: t('newsletter.title'), noIndex: true }) };
export function Component() {
  const { answer } = useLoaderData<typeof loader>();
  return <h1>{answer?.status}</h1>;
}
