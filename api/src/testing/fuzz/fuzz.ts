import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { addCentre } from '../school-area/sample-registration.ts';
import { signedIn } from '../signed-in.ts';
import type { TestApi } from '../test-api.ts';
import { badRequest, markup, seededRandom } from './bad-input.ts';
import { isAllowedValue, readOperations } from './operations.ts';

export interface FuzzReport {
  sent: number;
  /** The number of responses by status. */
  statuses: Record<string, number>;
  /** The number of responses that only signed-in users get. */
  privateAnswers: number;
  /** The faults found, each with its request; at most twenty. */
  faults: string[];
}

/**
 * Sends bad input to every operation of the API's own description, in turn without a session, as staff with every role and as a school, and
 * checks each response: no server error, no markup returned, no success for input that the description does not allow, no success without a
 * body.
 */
export async function fuzz(test: TestApi, count: number, seed: number): Promise<FuzzReport> {
  const { api } = test;
  const operations = readOperations((await api.inject('/api/openapi.json')).json());
  const random = seededRandom(seed);
  const visitors = await visitorsOf(test);
  /** Each kind of fault is reported once for each path. */
  const known = new Set<string>();
  const report: FuzzReport = { sent: 0, statuses: {}, privateAnswers: 0, faults: [] };
  for (; report.sent < count && report.faults.length < 20; report.sent += 1) {
    const operation = operations[report.sent % operations.length];
    if (!operation) break;
    const { given, isUnknown, ...request } = badRequest(operation, random);
    // Each request comes from another household, because the rate limit is per address.
    const remoteAddress = `2001:db8:${(report.sent >> 12).toString(16)}:${(report.sent & 4_095).toString(16)}::1`;
    const round = Math.floor(report.sent / operations.length);
    const visitor = visitors[round % visitors.length];
    const own = visitor && !operation.path.startsWith('/api/session/end') ? await visitor.headers() : {};
    const answer = await api.inject({ ...request, headers: { ...request.headers, ...own }, remoteAddress });
    const { statusCode, body, headers } = answer;
    // A JSON response may return markup to a signed-in user as data; the office's pages show it as text.
    const isShown = visitor !== null && String(headers['content-type']).startsWith('application/json');
    report.statuses[statusCode] = (report.statuses[statusCode] ?? 0) + 1;
    const fault = (words: string) => {
      if (known.has(`${words} ${operation.path}`)) return;
      known.add(`${words} ${operation.path}`);
      report.faults.push(
        `${words}: ${statusCode} to ${request.method} ${request.url.slice(0, 300)} ${(request.payload ?? '').slice(0, 300)} ${JSON.stringify(request.headers)}: ${body.slice(0, 200)}`,
      );
    };
    if (statusCode >= 500) fault('a failure');
    if (!isShown && markup.some((one) => body.includes(one))) fault('markup');
    if (Object.values(headers).some((value) => String(value).includes('X-Injected'))) fault('a header');
    const isSuccess = statusCode >= 200 && statusCode < 300;
    if (isSuccess && visitor && /^\/api\/(inbox|office|school-(area|office|registrations))/.test(operation.path))
      report.privateAnswers += 1;
    if (isSuccess && body === '') fault('an empty answer');
    const wrong = given.find(({ parameter, value }) => !isAllowedValue(parameter, value));
    if (isSuccess && wrong) fault(`a success for a wrong ${wrong.parameter.name}`);
    if (isSuccess && isUnknown && operation.parameters.length > 0)
      fault('a success for a parameter that does not exist');
    if (statusCode >= 400 && statusCode !== 416 && statusCode !== 412 && !hasSentence(body))
      fault('a refusal without a sentence');
  }
  return report;
}

/**
 * The senders: one without a session, staff with every role, and a school. A sender whose session was ended by a request signs in again.
 */
async function visitorsOf(test: TestApi): Promise<({ headers: () => Promise<Record<string, string>> } | null)[]> {
  const browser = (signIn: () => ReturnType<typeof signedIn>) => {
    let session: Awaited<ReturnType<typeof signIn>> | undefined;
    const isIn = async (headers: Record<string, string>) =>
      (await test.api.inject({ url: '/api/session', headers })).json<{ data: { stage: string } }>().data.stage ===
      'full';
    let requests = 0;
    return {
      headers: async (): Promise<Record<string, string>> => {
        if (!session || (requests++ % 50 === 0 && !(await isIn(session.headers)))) session = await signIn();
        return session.headers;
      },
    };
  };
  const staff = browser(() => signedIn(test, 'staff', ...staffRoles));
  const centre = browser(async () => {
    const tester = await signedIn(test, 'centre');
    await addCentre(test.database, { accountId: tester.accountId });
    return tester;
  });
  return [null, staff, centre];
}

function hasSentence(body: string): boolean {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message.length > 5;
  } catch {
    return false;
  }
}
