import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it } from 'vitest';
import { fileFailure, routeFailure } from './route-error.ts';

const clientError = (status?: number) =>
  Object.assign(new Error('secret words of the machine'), {
    isAxiosError: true,
    response: status && { status, data: { stack: 'secret' } },
  });

describe('a route’s failure', () => {
  it.each([
    ['an API status 404 into 404', clientError(404), 404],
    ['an API status 400 into 404', clientError(400), 404],
    ['an API status 500 into 500', clientError(500), 500],
    ['an API status 422 into 500', clientError(422), 500],
    ['an API status 503 into 503', clientError(503), 503],
    ['an API status 429 into 429', clientError(429), 429],
    ['an API call without a response into 503', clientError(), 503],
    ['a TypeError into 500', new TypeError('x is undefined'), 500],
    ['a thrown string into 500', 'oops', 500],
    ['null into 500', null, 500],
    ['undefined into 500', undefined, 500],
  ])('turns %s', (_, error, status) => {
    expect(routeFailure(error)).toEqual({ status, statusText: '', internal: false, data: {} });
  });

  it('keeps the status and remote of a route’s error response, and no other data', () => {
    const thrown = new ErrorResponse(503, 'Service Unavailable', { remote: 'jobs', stack: 'secret' });
    expect(routeFailure(thrown)).toEqual({
      status: 503,
      statusText: 'Service Unavailable',
      internal: false,
      data: { remote: 'jobs' },
    });
    expect(routeFailure(new ErrorResponse(404, 'Not Found', null))).toMatchObject({ status: 404, data: {} });
  });

  it('is unchanged after serialisation to the browser', () => {
    const failure = routeFailure(new ErrorResponse(503, '', { remote: 'jobs' }));
    expect(routeFailure(JSON.parse(JSON.stringify(failure)))).toEqual(failure);
  });

  it.each([clientError(404), clientError(), new Error('secret words')])(
    'does not contain the error’s message (%s)',
    (error) => {
      expect(JSON.stringify(routeFailure(error))).not.toContain('secret');
    },
  );
});

describe('the failure of a file', () => {
  it.each([
    [{ status: 404 }, 404, {}],
    [{ status: 400, reason: '«mes» debe ser como máximo 12.' }, 400, { reason: '«mes» debe ser como máximo 12.' }],
    [{ status: 500 }, 503, {}],
    [{ status: 503 }, 503, {}],
  ])('%j becomes a page with status %i, unchanged after serialisation', (failure, status, data) => {
    const shown = fileFailure(failure);
    expect(shown).toMatchObject({ status, data });
    expect(routeFailure(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
  });
});
