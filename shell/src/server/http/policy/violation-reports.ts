import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { minute } from '@ofgc/shared/dates/spans.ts';

/** The address to which browsers report violations of the content security policy. */
export const violationsPath = '/csp-reports';

/** The largest request body that is read, in bytes, and how many of its reports are used. */
const bodyLimit = 16 * 1024;
const maxReports = 5;
/** How many reports one process logs in a minute: enough to notice a broken page, but a flood cannot fill the disk. */
const maxLogged = 20;

/** The two formats that browsers send: one object in `csp-report`, or a list of reports (https://www.w3.org/TR/CSP3/#reporting). */
const older = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
  }),
});
const newer = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ documentURL: z.string(), blockedURL: z.string().default(''), effectiveDirective: z.string() }),
  }),
);

interface Violation {
  directive: string;
  blocked: string;
  url: string;
}

/**
 * Accepts violation reports and logs the directive, the blocked address's origin and the page's path of each. The browser, the visitor,
 * the query and the page's content are never logged.
 */
export async function takeViolationReports(
  app: FastifyInstance,
  now: () => number = () => performance.now(),
): Promise<void> {
  let window = { since: 0, count: 0 };
  await app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    reports.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    reports.post<{ Body: string }>(violationsPath, async (request, reply) => {
      for (const { directive, blocked, url } of readViolations(request.body ?? '')) {
        if (now() - window.since > minute) window = { since: now(), count: 0 };
        window.count += 1;
        if (window.count <= maxLogged) request.log.warn({ url, directive, blocked }, 'the policy stopped something');
      }
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}

function readViolations(body: string): Violation[] {
  const report = parse(body);
  const list = newer.safeParse(report);
  if (list.success)
    return list.data
      .slice(0, maxReports)
      .map(({ body: one }) => violation(one.effectiveDirective, one.blockedURL, one.documentURL));
  const single = older.safeParse(report);
  if (!single.success) return [];
  const one = single.data['csp-report'];
  return [violation(one['effective-directive'] ?? one['violated-directive'], one['blocked-uri'], one['document-uri'])];
}

function violation(directive: string, blocked: string, page: string): Violation {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    // A keyword such as `inline` or `eval`, or an address.
    blocked: URL.canParse(blocked) ? new URL(blocked).origin : (/^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? 'unknown'),
    url: URL.canParse(page) ? new URL(page).pathname : '/',
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
