import { createServer } from 'node:http';
import { listening } from '../servers/test-server.ts';

export interface FakeApi {
  url: string;
  /** How long each response takes, in milliseconds. */
  delay: number;
  /** Every response is a 503. */
  isDown: boolean;
  /** The tables that each response names as its source; without them no response is shared. */
  tables: string | undefined;
  /** How many requests there were so far. */
  asked: number;
  stop: () => Promise<void>;
}

const emptyList = { data: [], meta: { total: 0, page: 1, perPage: 24, facets: {} } };
const page = {
  id: 1,
  path: '/',
  title: 'Página',
  description: 'Página.',
  lead: 'Texto.',
  sections: [],
  updatedOn: '2026-11-20',
  lang: 'es',
};

/** An API with one page of text and nothing else: enough for releases to render. */
export async function startFakeApi(): Promise<FakeApi> {
  // A starved machine must not close a connection just as it is used again.
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    api.asked += 1;
    const { pathname } = new URL(request.url ?? '/', 'http://api');
    // Without content pages of editors, addresses without an owner do not exist. Entries of empty lists do not exist either.
    if (pathname === '/api/content-pages' || /\/\d+$/.test(pathname)) response.statusCode = 404;
    if (api.isDown) response.statusCode = 503;
    const body =
      { '/api/alerts': { data: null }, '/api/pages': { data: page }, '/api/newsletter': { message: 'ok' } }[pathname] ??
      emptyList;
    if (api.tables) response.setHeader('x-content-tables', api.tables).setHeader('x-content-revision', '1');
    setTimeout(() => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body)), api.delay);
  });
  const api: FakeApi = {
    url: await listening(server),
    delay: 0,
    isDown: false,
    tables: undefined,
    asked: 0,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return api;
}
