import type { RemoteModule } from '@ofgc/shared/contract';
import { expect, it } from 'vitest';
import { probePages } from './page-trial.ts';
import type { PartError, TriedPage } from './try-page.ts';

const remote = {
  name: 'jobs',
  mounts: ['/portal-empleo'],
  routes: [{ id: 'jobs.portal', path: 'portal-empleo' }],
  slots: {},
  warmUp: ['/portal-empleo'],
  locales: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
} as unknown as RemoteModule;

/** What is wrong where the first tries of the home page go as told. */
async function problemsOf(...tries: Partial<TriedPage>[]): Promise<{ problems: string[]; asked: number }> {
  const left = [...tries];
  let asked = 0;
  const well = { status: 200, html: '<p>well</p>', errors: [] };
  const { problems } = await probePages({
    siteUrl: 'https://ofgc.example',
    remote,
    withData: async (address) => {
      if (address === '/') asked += 1;
      return { ...well, ...(address === '/' && left.shift()) };
    },
    withoutApi: async () => well,
    onStep: () => {},
  });
  return { problems, asked };
}
const error = (text: string): { errors: PartError[] } => ({ errors: [{ kind: 'load', text }] });
const late = error('home.jobs: home.jobs gave no data within 2500 ms');

it('what was late once is tried again: the machine may have had other work', async () => {
  expect(await problemsOf(late)).toEqual({ problems: [], asked: 2 });
  expect(await problemsOf({ status: 503 })).toEqual({ problems: [], asked: 2 });
});

it('what is late again is refused, and what is broken is not tried twice', async () => {
  expect(await problemsOf(late, late)).toEqual({
    problems: ['/: home.jobs: home.jobs gave no data within 2500 ms'],
    asked: 2,
  });
  expect(await problemsOf(error('home.jobs: broken'))).toEqual({ problems: ['/: home.jobs: broken'], asked: 1 });
});
