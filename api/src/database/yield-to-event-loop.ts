import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** How long queries may follow each other before the event loop gets its turn, in milliseconds. */
const longestSilence = 50;

/**
 * The embedded database runs in this process, and its answers come as microtasks. During a thousand queries in a row, as at a start or with
 * new content, the event loop would not see signals, the heartbeat or the end of the launcher until the last one.
 */
export class YieldToEventLoop implements KyselyPlugin {
  #heard = 0;

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    if (performance.now() - this.#heard > longestSilence) {
      await setImmediate();
      this.#heard = performance.now();
    }
    return result;
  }
}
