import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { storeFolder } from '../../../releases/store/store.ts';
import { createBudget } from '../../../process/output-budget.ts';
import { joinFiles } from './join-files.ts';
import { preferredEncoding } from '../../page-cache/renders/encoded-body.ts';

/** The limit of all cached files, in bytes: the sheets and texts of more than a hundred pages. */
const maxBytes = 8 * 1024 * 1024;

const kinds = {
  styles: 'text/css; charset=utf-8',
  words: 'application/json; charset=utf-8',
  vectors: 'application/json; charset=utf-8',
};

/**
 * How many files get the strongest compression, which takes fifty times as long as the fast one: enough for all kinds of pages after a
 * start, then one a second. Limited, because an address may name its chunks in any order, so there are endlessly many addresses.
 */
const strongest = { burst: 300, perSecond: 1 };

interface JoinedFile {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

interface JoinedFilesOptions {
  dataDir: string;
  /** How many files are compressed strongly; further ones are compressed fast. */
  strongly?: { burst: number; perSecond: number };
}

/**
 * `/assets/styles/…` and `/assets/words/…`: the styles and the texts of a page in one file each, joined on the first
 * request. `/assets/vectors/…`: all releases that were live when a page was made.
 */
export function serveJoinedFiles(app: FastifyInstance, { dataDir, strongly = strongest }: JoinedFilesOptions): void {
  const store = storeFolder(dataDir);
  const budget = createBudget(strongly);
  const files = new LRUCache<string, JoinedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + br.length + gzip.length,
    fetchMethod: async (address) => {
      const text = await joinFiles(store, address);
      return compressed(text, budget.take(1) ? 11 : 4);
    },
  });
  for (const [kind, type] of Object.entries(kinds))
    app.get<{ Params: { '*': string } }>(`/assets/${kind}/*`, async (request, reply) => {
      const file = await files.fetch(`/assets/${kind}/${request.params['*']}`).catch(() => undefined);
      if (!file) return reply.code(404).type('text/plain').send(`No release has these ${kind}.`);
      const encoding = preferredEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
      return reply
        .type(type)
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Vary', 'Accept-Encoding')
        .send(file[encoding]);
    });
}

/** @param quality of brotli, 0 to 11 */
async function compressed(joined: string, quality: number): Promise<JoinedFile> {
  const text = Buffer.from(joined);
  const [br, common] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: quality },
    }),
    promisify(gzip)(text),
  ]);
  return { identity: text, br, gzip: common };
}
