import { expect, it } from 'vitest';
import { anyValues, unansweredAddresses, unansweredProblems } from './unanswered-pages.ts';
import { type TriedPage, untried } from '../tried-page.ts';

const routes = [
  { id: 'jobs.portal', path: 'portal-empleo/:family?' },
  { id: 'jobs.offer', path: 'portal-empleo/oferta/:id' },
  { id: 'jobs.alert', path: 'portal-empleo/avisos/:token' },
];
const offer = { address: '/portal-empleo/oferta/7', status: 200, asked: ['api/vacancies/7'] };

it('knows an address of each route by whose value the API answered nothing', () => {
  const alert = { address: '/portal-empleo/avisos/x?fuera=si', status: 200, asked: ['api/alerts'] };
  expect(unansweredAddresses({ routes }, [offer, alert])).toEqual(['/portal-empleo/avisos/1']);
  expect(unansweredAddresses({ routes }, [{ ...offer, status: 404 }, alert])).toEqual([
    '/portal-empleo/oferta/1',
    '/portal-empleo/avisos/1',
  ]);
});

it('reads what a page asks the API for, also with a percent sign alone in it', () => {
  const asked = ['api/vacancies?busca=100%'];
  expect(unansweredAddresses({ routes }, [{ ...offer, asked }])).toContain('/portal-empleo/oferta/1');
});

it('finds a page that posts when its owner opens it', async () => {
  const steps: string[] = [];
  const problemsOf = (page: Partial<TriedPage>) =>
    unansweredProblems(['/a/1'], {
      remote: { routes },
      withExamples: async () => ({ ...untried, status: 200, ...page }),
      unreached: [],
      onStep: (step) => steps.push(step),
    });
  const text = 'it posts to api/alerts/1/confirm while the page is opened';
  expect(await problemsOf({ status: 500, errors: [{ kind: undefined, text }] })).toEqual([
    `/a/1 fails where the API has what it is asked for: ${text}`,
  ]);
  expect(await problemsOf({})).toEqual([]);
  expect(await problemsOf({ status: 404 })).toEqual([]);
  expect(steps[0]).toBe('/a/1 with examples');
});

it('tries a page to which nothing leads with values of several forms, before it asks for an example', async () => {
  const nested = [{ id: 'jobs', path: 'avisos', children: [{ id: 'jobs.alert', path: ':token' }] }];
  const problemsOf = (known: RegExp) =>
    unansweredProblems(['/avisos/1'], {
      remote: { routes: nested },
      withExamples: async (address) => ({ ...untried, status: known.test(address) ? 200 : 404 }),
      unreached: ['jobs', 'jobs.alert'],
      onStep: () => {},
    });
  for (const value of anyValues) expect(await problemsOf(new RegExp(`/avisos/${value}$`))).toEqual([]);
  expect(await problemsOf(/never/)).toEqual([
    'the route jobs.alert cannot be tried: no page links to it; name an example in section.ts, be it of something that is gone',
  ]);
});
