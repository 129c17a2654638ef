import type { StaticHandlerContext } from 'react-router';
import { findUnsentForm } from '../../../errors/find-unsent-form.ts';
import { isSendable } from '../check-page-data.ts';
import { type FileFailure, fileFailure, routeFailure } from '../../../errors/route-error.ts';

/** The error page for a file that could not be sent, or for a page that was removed, inside the frame. */
export function withFailure(context: StaticHandlerContext, failure: FileFailure): StaticHandlerContext {
  const page = fileFailure(failure);
  return { ...context, statusCode: page.status, errors: { page } };
}

/** The error page for a page that threw while it was rendered, or whose data cannot be sent with it. */
export function withRenderError(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const section = context.matches.at(-1)?.route.id?.split('.')[0];
  const page = { ...routeFailure(error), data: section && section !== 'shell' ? { remote: section } : {} };
  const loaderData = Object.fromEntries(Object.entries(context.loaderData).filter(([, data]) => isSendable(data)));
  return { ...context, loaderData, statusCode: 500, errors: { page } };
}

/** Turns errors of loaders into plain values; the page's status follows from them (docs/requirements.md#errors). */
export function withLoaderErrors(context: StaticHandlerContext): StaticHandlerContext {
  if (!context.errors) return context;
  const errors = Object.fromEntries(
    Object.entries(context.errors).map(([id, error]) => {
      const form = findUnsentForm(context.actionData, error);
      const failure = routeFailure(error);
      return [id, form ? { ...failure, data: { ...failure.data, form } } : failure];
    }),
  );
  const [failure] = Object.values(errors);
  return { ...context, errors, statusCode: failure?.status ?? 500 };
}
