import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it, vi } from 'vitest';
import { loadApplication } from './load-application.ts';

it('loadApplication() finds an application by a reference with spaces and lower case', async () => {
  const status = { reference: 'M-7K3M2Q' };
  const get = vi.fn(async () => ({ data: { data: status } }));
  const query = new URLSearchParams({ solicitud: ' m-7k3m2q ' });
  expect(await loadApplication({ get } as unknown as ApiClient, query)).toEqual({ kind: 'status', status });
  expect(get).toHaveBeenCalledWith('api/masterclass-applications/M-7K3M2Q');
});

it.each(['', ' '])(
  'loadApplication() asks for the reference when the form was sent without one (“%s”)',
  async (typed) => {
    const view = await loadApplication({} as ApiClient, new URLSearchParams({ solicitud: typed }));
    expect(view).toEqual({ kind: 'unknown', reference: '' });
  },
);
