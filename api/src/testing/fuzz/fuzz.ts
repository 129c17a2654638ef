import type { TestApi } from '../test-api.ts';
import { badRequest, markup, seededRandom } from './bad-input.ts';
import { isDescribed, readOperations } from './operations.ts';

export interface FuzzReport {
  sent: number;
  /** How often each status was answered. */
  statuses: Record<string, number>;
  /** What is wrong, with the request that shows it. At most twenty. */
  faults: string[];
}

/**
 * Sends bad input to every operation of the API's own description, in turns, and judges each answer: no failure of the server, no
 * markup given back, no success for what the description does not allow, no success without a body.
 */
export async function fuzz({ api }: TestApi, count: number, seed: number): Promise<FuzzReport> {
  const operations = readOperations((await api.inject('/api/openapi.json')).json());
  const random = seededRandom(seed);
  /** One of each kind and address is enough to tell. */
  const known = new Set<string>();
  const report: FuzzReport = { sent: 0, statuses: {}, faults: [] };
  for (; report.sent < count && report.faults.length < 20; report.sent += 1) {
    const operation = operations[report.sent % operations.length];
    if (!operation) break;
    const { given, isUnknown, ...request } = badRequest(operation, random);
    // Each from another household: they are limited by address.
    const remoteAddress = `2001:db8:${(report.sent >> 12).toString(16)}:${(report.sent & 4_095).toString(16)}::1`;
    const answer = await api.inject({ ...request, remoteAddress });
    const { statusCode, body, headers } = answer;
    report.statuses[statusCode] = (report.statuses[statusCode] ?? 0) + 1;
    const fault = (words: string) => {
      if (known.has(`${words} ${operation.path}`)) return;
      known.add(`${words} ${operation.path}`);
      report.faults.push(
        `${words}: ${statusCode} to ${request.method} ${request.url.slice(0, 300)} ${(request.payload ?? '').slice(0, 300)} ${JSON.stringify(request.headers)}: ${body.slice(0, 200)}`,
      );
    };
    if (statusCode >= 500) fault('a failure');
    if (markup.some((one) => body.includes(one))) fault('markup');
    if (Object.values(headers).some((value) => String(value).includes('X-Injected'))) fault('a header');
    const isSuccess = statusCode >= 200 && statusCode < 300;
    if (isSuccess && body === '') fault('an empty answer');
    const wrong = given.find(({ parameter, value }) => !isDescribed(parameter, value));
    if (isSuccess && wrong) fault(`a success for a wrong ${wrong.parameter.name}`);
    if (isSuccess && isUnknown && operation.parameters.length > 0)
      fault('a success for a parameter that does not exist');
    if (statusCode >= 400 && statusCode !== 416 && statusCode !== 412 && !hasSentence(body))
      fault('a refusal without a sentence');
  }
  return report;
}

function hasSentence(body: string): boolean {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' && message.length > 5;
  } catch {
    return false;
  }
}
