import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../api-client.ts';
import { fetchOfficeAlert, saveOfficeAlert, undoOfficeAlert } from './office-alerts.ts';
import { fetchOfficeConcert, saveOfficeConcert, undoOfficeConcert } from './office-concerts.ts';
import { changeInboxCase, fetchInboxCase } from './inbox.ts';
import { changeStaffMember, fetchStaffMember } from './staff.ts';

// The router decodes `%2F` of an address to a slash.
const id = '../staff/3';

it.each<[string, (api: ApiClient) => Promise<unknown>]>([
  ['api/office/alerts/..%2Fstaff%2F3', (api) => fetchOfficeAlert(api, id)],
  ['api/office/alerts/..%2Fstaff%2F3', (api) => saveOfficeAlert(api, id, {})],
  ['api/office/alerts/..%2Fstaff%2F3/undo', (api) => undoOfficeAlert(api, id, {})],
  ['api/office/concerts/..%2Fstaff%2F3', (api) => fetchOfficeConcert(api, id)],
  ['api/office/concerts/..%2Fstaff%2F3', (api) => saveOfficeConcert(api, id, {})],
  ['api/office/concerts/..%2Fstaff%2F3/undo', (api) => undoOfficeConcert(api, id, {})],
  ['api/inbox/..%2Fstaff%2F3/..%2Fstaff%2F3', (api) => fetchInboxCase(api, id, id)],
  [
    'api/inbox/..%2Fstaff%2F3/..%2Fstaff%2F3/note',
    (api) => changeInboxCase(api, { source: id, id, change: 'note' }, {}),
  ],
  ['api/office/staff/..%2Fstaff%2F3', (api) => fetchStaffMember(api, id)],
  ['api/office/staff/..%2Fstaff%2F3/step', (api) => changeStaffMember(api, { id, change: 'step' }, {})],
])('an id from a page’s address reaches no other address of the API: %s', async (path, call) => {
  const answer = vi.fn(async (_path: string) => ({ data: { data: { id: 1 } } }));
  await call({ get: answer, post: answer } as unknown as ApiClient);
  expect(answer.mock.lastCall?.[0]).toBe(path);
});
