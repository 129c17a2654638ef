import { type Profiler, Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createOriginOfStack, type Origin } from '../../../server/worker/origin/code-origin.ts';

/**
 * Profiles this process to see which remote's code is running.
 * @param store of the releases @param time how long, in milliseconds
 * @returns the remote that was seen most often; undefined where no remote's code was running
 */
export async function busiestRemote(store: string, time: number): Promise<Origin | undefined> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    // Makes V8 inline no functions: in optimised code, a timer's callback may be inlined into Node's own function and be counted as Node's.
    await session.post('Profiler.startPreciseCoverage', { callCount: true });
    await session.post('Profiler.start');
    await wait(time);
    const { profile } = await session.post('Profiler.stop');
    return mostSeen(profile, createOriginOfStack(store));
  } finally {
    session.disconnect();
  }
}

function mostSeen({ nodes }: Profiler.Profile, originOf: ReturnType<typeof createOriginOfStack>): Origin | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Map<string, { origin: Origin; hits: number }>();
  /** Functions that a remote has called count as its own. */
  const count = ({ callFrame, hitCount = 0, children = [] }: Profiler.ProfileNode, caller: Origin | undefined) => {
    const origin = originOf([callFrame.url]) ?? caller;
    if (origin) seen.set(origin.remote, { origin, hits: (seen.get(origin.remote)?.hits ?? 0) + hitCount });
    for (const child of children) {
      const node = byId.get(child);
      if (node) count(node, origin);
    }
  };
  const [root] = nodes;
  if (root) count(root, undefined);
  return [...seen.values()].toSorted((one, other) => other.hits - one.hits)[0]?.origin;
}
