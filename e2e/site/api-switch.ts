import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `silent`: takes requests and never answers. `broken`: breaks their connections. `down`: the process ends with the next
 * request, and is started again by the site, which takes seconds of the processor: only where that is the point.
 */
export type ApiMode = 'up' | 'silent' | 'broken' | 'down';

const modeFile = 'api-mode';
type Emit = Server['emit'];

/** For `startSite({ env })`: the site's API can be switched while it runs. */
export const switchableApi = { NODE_OPTIONS: `--import=${pathToFileURL(import.meta.filename).href}` };

/** Takes effect with the API's next request. */
export function switchApi(dataDir: string, mode: ApiMode): void {
  writeFileSync(join(dataDir, modeFile), mode);
}

/** Preloaded into every process of the site; the API alone obeys. */
if (/api[\\/]src[\\/]main\.ts$/.test(process.argv[1] ?? '')) {
  const emit = Reflect.get(Server.prototype, 'emit') as Emit;
  Server.prototype.emit = function obey(this: Server, event: string | symbol, ...words: unknown[]): boolean {
    const mode = event === 'request' ? readMode() : 'up';
    if (mode === 'down') process.exit(1);
    if (mode === 'broken') (words[0] as IncomingMessage).destroy();
    return mode === 'silent' || mode === 'broken' || Reflect.apply(emit, this, [event, ...words]);
  } as Emit;
}

function readMode(): ApiMode {
  try {
    return readFileSync(join(process.env.DATA_DIR ?? '', modeFile), 'utf8') as ApiMode;
  } catch {
    return 'up';
  }
}
