import * as ofBrowser from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import * as ofServer from './server-api-client.ts';

it('remotes get the same names of the API client on the server, and ask nothing with one of their own there', async () => {
  expect(Object.keys(ofServer).toSorted()).toEqual(Object.keys(ofBrowser).toSorted());
  const api = ofServer.createApiClient();
  for (const call of [api.get('api/events'), api.post('api/contact', {})])
    await expect(call).rejects.toThrow('where the only one is in the page’s context');
});
