import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Where browsers tell what the content security policy stopped. */
export const violationsPath = '/csp-reports';

/** The largest report that is read, in bytes, and how many of one are looked at. */
const bodyLimit = 16 * 1024;
const maxReports = 5;
/** How many are logged in a minute by one process: a broken page is visible, a flood fills no disk. */
const maxLogged = 20;
const minute = 60_000;

/** Both forms that browsers send: one object in `csp-report`, or a list of reports (https://www.w3.org/TR/CSP3/#reporting). */
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
 * Takes reports in and logs of each which directive stopped what on which page: of an address that was stopped its origin, of the
 * page its path. Neither browser nor visitor nor query nor what stood on the page is written anywhere.
 */
export async function takeViolationReports(app: FastifyInstance, now: () => number = Date.now): Promise<void> {
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
    // `inline`, `eval`, or somebody's address.
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
