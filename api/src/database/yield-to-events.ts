import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** How long queries may follow each other before the event loop turns, in milliseconds. */
const longestSilence = 50;

/**
 * The embedded database works in this process, and its answers come as microtasks: a thousand queries in a row, as of a start or of
 * new content, would leave signals, the heartbeat and the end of the launcher unheard until the last.
 */
export class YieldToEvents implements KyselyPlugin {
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
