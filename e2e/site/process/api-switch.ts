import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `silent`: the API accepts requests and never answers. `broken`: it breaks their connections. `down`: the process exits at the next
 * request, and the site restarts it, which takes seconds of processor time: only for tests of the restart.
 */
export type ApiMode = 'up' | 'silent' | 'broken' | 'down';

const modeFile = 'api-mode';
type Emit = Server['emit'];

/** For `startSite({ env })`: lets `switchApi` switch the site's API while it runs. */
export const switchableApi = { NODE_OPTIONS: `--import=${pathToFileURL(import.meta.filename).href}` };

/** Switches the API's mode, from its next request on. */
export function switchApi(dataDir: string, mode: ApiMode): void {
  writeFileSync(join(dataDir, modeFile), mode);
}

/** This module is preloaded into every process of the site, but works only in the API. */
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
