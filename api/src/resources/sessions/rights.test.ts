import { expect, it } from 'vitest';
import { type AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { type StaffRole, staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { OpenApi } from '@ofgc/shared/contract/openapi.ts';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { addCentre } from '../../testing/school-area/sample-registration.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi({ docs: true });

type Visitor = AccountKind | StaffRole;
/** The users who are admitted below each address; all other addresses are public. */
const areas: [address: string, visitors: readonly Visitor[]][] = [
  ['/api/school-area', ['centre']],
  ['/api/school-registrations', ['centre']],
  ['/api/school-office', ['schools']],
  ['/api/reports', ['channel']],
  ['/api/inbox', ['education', 'box-office', 'communication']],
  ['/api/office/alerts', ['communication']],
  ['/api/office/concerts', ['box-office', 'communication']],
  ['/api/office/staff', ['staff']],
];
/** The forms that visitors may send without being signed in. */
const openForms = [
  '/api/accounts/links',
  '/api/accounts/password',
  '/api/contact',
  '/api/inscriptions/{key}',
  '/api/masterclasses/{id}/applications',
  '/api/newsletter',
  '/api/newsletter/{token}/confirm',
  '/api/newsletter/{token}/leave',
  '/api/school-centres',
  '/api/session',
  '/api/session/end',
  '/api/session/end-everywhere',
  '/api/session/link',
  '/api/session/second-factor',
  '/api/waitlist',
  '/api/waitlist/{token}/confirm',
  '/api/waitlist/{token}/leave',
  '/channel/case',
  '/channel/files',
  '/channel/messages',
  '/channel/reports',
];

async function everyVisitor(): Promise<[name: string, headers: Record<string, string>][]> {
  const visitors: [string, Record<string, string>][] = [
    ['nobody', { 'sec-fetch-site': 'same-origin' }],
    ['centre', (await signedIn(test, 'centre')).headers],
    ['staff without a role', (await signedIn(test, 'staff')).headers],
  ];
  for (const role of staffRoles) visitors.push([role, (await signedIn(test, 'staff', role)).headers]);
  return visitors;
}

it('every address of the API admits exactly its identities, and every open form is in the list', async () => {
  const visitors = await everyVisitor();
  const { paths } = (await test.api.inject({ url: '/api/openapi.json' })).json<OpenApi>();
  const open: string[] = [];
  const seen = new Set<string>();
  for (const [path, operations] of Object.entries(paths))
    for (const method of Object.keys(operations).map((name) => name.toUpperCase() as 'GET' | 'POST')) {
      const area = areas.find(([address]) => isBelow(path, address));
      if (!area && method === 'GET') continue;
      if (!area) open.push(path);
      else seen.add(area[0]);
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const letIn: string[] = [];
      for (const [name, headers] of visitors) {
        const answer = await test.api.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
        if (answer.statusCode === 401) expect([path, name, area !== undefined]).toEqual([path, 'nobody', true]);
        if (![401, 403].includes(answer.statusCode)) letIn.push(name);
      }
      expect([method, path, letIn]).toEqual([method, path, area?.[1] ?? visitors.map(([name]) => name)]);
    }
  expect(open.toSorted()).toEqual(openForms);
  expect(seen.size).toBe(areas.length);
});

it('HEAD has the status of GET at every address, for every visitor', async () => {
  const { paths } = (await test.api.inject({ url: '/api/openapi.json' })).json<OpenApi>();
  const school = await signedIn(test, 'centre');
  await addCentre(test.database, { accountId: school.accountId });
  const visitors = [...(await everyVisitor()), ['a school', school.headers] as const];
  const letIn = new Set<string>();
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get) continue;
    const url = path.replaceAll(/\{\w+\}/g, '1');
    const isPrivate = areas.some(([address]) => isBelow(path, address));
    // A public address answers everybody alike.
    for (const [name, headers] of isPrivate ? visitors : visitors.slice(0, 1)) {
      const [head, read] = [
        await test.api.inject({ method: 'HEAD', url, headers }),
        await test.api.inject({ url, headers }),
      ];
      expect([path, name, head.statusCode]).toEqual([path, name, read.statusCode]);
      if (read.statusCode === 200) letIn.add(name);
    }
  }
  expect([...letIn]).toEqual(expect.arrayContaining(['nobody', 'a school', ...staffRoles]));
});

it('no address that is open without signing in has the tag office or schools', async () => {
  const { paths } = (await test.api.inject({ url: '/api/openapi.json' })).json<OpenApi>();
  const open = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !areas.some(([address]) => isBelow(path, address))
      ? [{ path, tags: (get as { tags?: string[] }).tags }]
      : [],
  );
  expect(open.length).toBeGreaterThan(40);
  expect(open.filter(({ tags }) => tags?.some((tag) => ['office', 'schools'].includes(tag)))).toEqual([]);
});
