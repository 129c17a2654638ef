import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fileFailure, routeFailure } from './route-error.ts';

const clientError = (status?: number) =>
  Object.assign(new Error('secret words of the machine'), {
    isAxiosError: true,
    response: status && { status, data: { stack: 'secret' } },
  });

describe('a failure as the visitor’s page knows it', () => {
  it.each([
    ['an answer 404 of the API', clientError(404), 404],
    ['an answer 400: an address that names nothing', clientError(400), 404],
    ['an answer 500', clientError(500), 500],
    ['an answer 422', clientError(422), 500],
    ['an answer 503: its database is away', clientError(503), 503],
    ['an answer 429: too many searches', clientError(429), 429],
    ['no answer', clientError(), 503],
    ['a programming mistake', new TypeError('x is undefined'), 500],
    ['a thrown string', 'oops', 500],
    ['nothing', null, 500],
    ['undefined', undefined, 500],
  ])('%s', (_, error, status) => {
    expect(routeFailure(error)).toEqual({ status, statusText: '', internal: false, data: {} });
  });

  it('keeps the status and the remote of a route’s own answer, and nothing else of its data', () => {
    const thrown = new ErrorResponse(503, 'Service Unavailable', { remote: 'jobs', stack: 'secret' });
    expect(routeFailure(thrown)).toEqual({
      status: 503,
      statusText: 'Service Unavailable',
      internal: false,
      data: { remote: 'jobs' },
    });
    expect(routeFailure(new ErrorResponse(404, 'Not Found', null))).toMatchObject({ status: 404, data: {} });
  });

  it('crosses to the browser and back unchanged', () => {
    const failure = routeFailure(new ErrorResponse(503, '', { remote: 'jobs' }));
    expect(routeFailure(JSON.parse(JSON.stringify(failure)))).toEqual(failure);
  });

  it.each([clientError(404), clientError(), new Error('secret words')])(
    'never carries words of the machine (%s)',
    (error) => {
      expect(JSON.stringify(routeFailure(error))).not.toContain('secret');
    },
  );
});

describe('a file that could not be sent', () => {
  it.each([
    [{ status: 404 }, 404, {}],
    [{ status: 400, reason: '«mes» debe ser como máximo 12.' }, 400, { reason: '«mes» debe ser como máximo 12.' }],
    [{ status: 500 }, 503, {}],
    [{ status: 503 }, 503, {}],
  ])('%j is a page with %i, the same in the browser', (failure, status, data) => {
    const shown = fileFailure(failure);
    expect(shown).toMatchObject({ status, data });
    expect(routeFailure(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });
});
