import type { ApiClient } from '@ofgc/shared/api-client';
import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { pageContext } from '@ofgc/shared/contract';
import { isRouteErrorResponse, RouterContextProvider } from 'react-router';
import { Deadlines } from '../../../../server/worker/deadlines.ts';
import { createPageApi } from '../../../../server/rendering/page-api.ts';
import { PageSources } from '../../../../server/rendering/page-sources.ts';
import type { LiveSet } from '../../../../server/rendering/live-set.ts';
import { createRenderer } from '../../../../server/rendering/renderer.ts';
import type { RendererOptions } from '../../../../server/rendering/render-page.ts';
import { readPageRequest } from '../../../../server/rendering/request/page-request.ts';
import { PrivateSession } from '../../../../server/rendering/request/private-session.ts';
import type { AnswerExample } from '../examples/example-answers.ts';
import { markedVisitor } from '../marked-visitor.ts';
import { errorText } from '../../../../server/worker/origin/error-text.ts';
import { createFormApi, type Fate, type OnPost } from './form-api.ts';
import { postedCall, type PostedCall } from './posted-calls.ts';
import type { FilledForm } from './filled-form.ts';
import type { TakenFields } from './taken-fields.ts';

/** What a page's action made of a form. */
export interface TriedForm {
  /** What it posted to the API. */
  posted: PostedCall[];
  status: number;
  /** The target of a redirect. */
  location: string | undefined;
  /** What its page gets. */
  data: unknown;
  /** Its visitor gets an error page, although nothing failed: the action does not know what its own page sends. */
  isUnknown: boolean;
  /** Of an action that failed, in words for its team. */
  error: string | undefined;
}
/** @param shownTo the kind of account of the form's sender; nobody is signed in by default */
export type TryForm = (action: string, form: FilledForm, fate: Fate, shownTo?: AccountKind) => Promise<TriedForm>;

/** What the trial answers in the API's place. */
interface Answers {
  answerOf: AnswerExample;
  takenFields: TakenFields;
  /** Gives what the API answers to an account. */
  signedIn: (kind: AccountKind) => (api: ApiClient) => ApiClient;
}

/** What forms are tried with. Nothing that they post reaches the API. */
export interface FormTrial {
  /** Its time. */
  instant: Date;
  /** What the live API takes. */
  takenFields: TakenFields;
  /** Runs the action of a form, without its page. */
  tryForm: TryForm;
  /** Renders the page of a form that was sent. @param shownTo the kind of account of its sender */
  showAnswered: (
    action: string,
    form: FilledForm,
    fate: Fate,
    shownTo: AccountKind | undefined,
  ) => Promise<AnsweredPage>;
}
/** The page of a form that was sent. */
export interface AnsweredPage {
  status: number;
  html: string;
  error: string | undefined;
}

/** @returns what the forms of a release are tried with @param answers in the API's place */
export function createFormTrial(
  release: { name: string; version: string },
  options: Omit<RendererOptions, 'logger'>,
  live: LiveSet,
  answers: Answers,
): FormTrial {
  return {
    instant: options.now(),
    takenFields: answers.takenFields,
    tryForm: createTryForm(release, options, live, answers),
    async showAnswered(action, { body }, fate, shownTo) {
      let error: string | undefined;
      const renderPage = createRenderer(
        {
          ...options,
          inPlaceOfApi: inPlaceOfApi(answers, fate, shownTo, () => {}),
          logger: {
            error({ remote, err }: { remote?: string; err?: unknown }) {
              if (remote === release.name) error ??= errorText(err, release);
            },
          } as RendererOptions['logger'],
        },
        live,
      );
      const { status, html } = await renderPage(createPost(options.site.url, action, body));
      return { status, html, error };
    },
  };
}

/** Runs the actions of forms, without their pages. */
export function createTryForm(
  release: { name: string; version: string },
  options: Omit<RendererOptions, 'logger'>,
  { branchOf }: Pick<LiveSet, 'branchOf'>,
  answers: Answers,
): TryForm {
  const { apiUrl, site, now, deadlines = new Deadlines() } = options;
  return async (action, { body }, fate, shownTo) => {
    const posted: PostedCall[] = [];
    const request = createPost(site.url, action, body);
    const branch = await branchOf(new URL(request.url).pathname);
    const page = await readPageRequest(request, branch, undefined);
    const sources = new PageSources(now());
    const session = page.isPrivate ? new PrivateSession(request, site.url) : undefined;
    const onPost: OnPost = (...call) => void posted.push(postedCall(...call));
    const api = createPageApi({
      page,
      apiUrl,
      deadlines,
      sources,
      session,
      inPlaceOfApi: inPlaceOfApi(answers, fate, shownTo, onPost),
    });
    const requestContext = new RouterContextProvider();
    requestContext.set(pageContext, Object.freeze({ api, locale: page.locale, now: sources.now }));
    const done = await branch.handler.query(page.request, { requestContext, skipRevalidation: true });
    // Waits a turn, so that rejections that nobody awaits are reported now.
    await new Promise((resolve) => setImmediate(resolve));
    if (done instanceof Response)
      return {
        posted,
        status: done.status,
        location: done.headers.get('Location') ?? '/',
        data: null,
        isUnknown: false,
        error: undefined,
      };
    const [error] = Object.values(done.errors ?? {}) as unknown[];
    const refused = isRouteErrorResponse(error) ? error : undefined;
    return {
      posted,
      status: refused?.status ?? (error === undefined ? done.statusCode : 500),
      location: undefined,
      data: Object.values(done.actionData ?? {})[0],
      isUnknown: refused !== undefined && refused.status < 500 && posted.length === 0,
      error: error === undefined || (refused && refused.status < 500) ? undefined : errorText(error, release),
    };
  };
}

function inPlaceOfApi({ answerOf, signedIn }: Answers, fate: Fate, shownTo: AccountKind | undefined, onPost: OnPost) {
  const withForms = createFormApi(answerOf, fate, onPost);
  return (api: ApiClient): ApiClient => withForms(shownTo ? signedIn(shownTo)(api) : api);
}

function createPost(siteUrl: string, action: string, body: FilledForm['body']): Request {
  return new Request(new URL(action, siteUrl), { method: 'POST', body, headers: markedVisitor().headers });
}
