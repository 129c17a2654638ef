import * as ofBrowser from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import * as ofServer from './server-api-client.ts';

it('remotes get the same names of the API client on the server, and can make none there', () => {
  expect(Object.keys(ofServer).toSorted()).toEqual(Object.keys(ofBrowser).toSorted());
  expect(() => ofServer.createApiClient()).toThrow('where the only one is in the page’s context');
});
