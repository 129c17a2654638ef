import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readStyles, type ReleaseStyles } from '../../../composition/style-address.ts';
import { readRelease, releaseFolder, storeFolder } from '../../../releases/store/store.ts';

/** What all kept sheets may take, in bytes: a hundred pages and more. */
const maxBytes = 8 * 1024 * 1024;
/** More than any page has: an address is written by anybody. */
const maxChunks = 64;

interface Sheet {
  text: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** `/assets/styles/…`: the styles of a page in one sheet, put together when it is first asked for. */
export function servePageStyles(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const store = storeFolder(dataDir);
  const sheets = new LRUCache<string, Sheet>({
    maxSize: maxBytes,
    sizeCalculation: ({ text, br, gzip }) => text.length + br.length + gzip.length,
    fetchMethod: async (address) => compressed(await composeStyles(store, readStyles(address) ?? [])),
  });
  app.get<{ Params: { '*': string } }>('/assets/styles/*', async (request, reply) => {
    const sheet = await sheets.fetch(`/assets/styles/${request.params['*']}`).catch(() => undefined);
    if (!sheet) return reply.code(404).type('text/plain').send('No release has these styles.');
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'text') reply.header('Content-Encoding', encoding);
    return reply
      .type('text/css; charset=utf-8')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Vary', 'Accept-Encoding')
      .send(sheet[encoding]);
  });
}

/** @throws when a release or a chunk's styles are not in the store */
export async function composeStyles(store: string, releases: readonly ReleaseStyles[]): Promise<string> {
  const chunks = releases.reduce((sum, release) => sum + release.chunks.length, 0);
  if (chunks === 0 || chunks > maxChunks) throw new Error(`${chunks} chunks are no page's styles`);
  const texts = await Promise.all(
    releases.map(async ({ name, version, chunks }) => {
      const { integrity } = await readRelease(store, name, version);
      const files = Object.keys(integrity);
      return Promise.all(
        chunks.map((chunk) => {
          const file = files.find((one) => chunkOf(one) === chunk);
          if (!file) throw new Error(`${name}@${version} has no styles ${chunk}`);
          return readFile(join(releaseFolder(store, name, version), file), 'utf8');
        }),
      );
    }),
  );
  return texts.flat().join('\n');
}

/** The chunk whose styles a release's file is; releases from before versions alone named files have a hash behind it. */
function chunkOf(file: string): string | undefined {
  return /^browser\/([\w.-]+?)(?:\.[0-9a-f]{8})?\.css$/.exec(file)?.[1];
}

async function compressed(css: string): Promise<Sheet> {
  const text = Buffer.from(css);
  const [br, common] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 11 },
    }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  return { text, br, gzip: common };
}

/** @param accepted the header: names by commas, each perhaps with a weight, of which 0 says no */
function preferredEncoding(accepted: string | string[] | undefined): keyof Sheet {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'text';
}
