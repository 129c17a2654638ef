import { join } from 'node:path';
import type { RemoteModule } from '@ofgc/shared/contract';
import { guardRemote } from '../../../shell/src/server/worker/containment/guarded-remote.ts';
import { createOriginOfStack } from '../../../shell/src/server/worker/origin/code-origin.ts';
import { openEntryNote } from '../../../shell/src/server/worker/origin/current-origin-file.ts';
import { RemoteContext } from '../../../shell/src/server/worker/origin/remote-context.ts';

const requests = 2_000;
/** The number of slots on the home page. */
const slotCount = 14;

type Call = (...given: unknown[]) => unknown;
interface Parts {
  loader: Call;
  Component: Call;
}

/**
 * The cost per request of sections that are releases of their own, for a page with as many slots as the home page. A worker imports
 * releases only when it starts, so the cost is that of noting each call into their code: the same calls are measured with and without
 * the note. Medians, in milliseconds.
 * @param folder the folder of the worker's note
 */
export async function compositionCost(folder: string): Promise<object[]> {
  const note = openEntryNote(join(folder, 'note'));
  const context = new RemoteContext({ note, originOfStack: createOriginOfStack(folder) });
  const guarded = guardRemote(remote, 'bench', context);
  const times = { linked: [] as number[], composed: [] as number[] };
  for (let request = 0; request < requests; request++) {
    times.linked.push(await visit(remote));
    times.composed.push(await visit(guarded));
  }
  note.close();
  const [linked, composed] = [median(times.linked), median(times.composed)];
  return [
    { 'linked statically': linked.toFixed(3), composed: composed.toFixed(3), more: (composed - linked).toFixed(3) },
  ];
}

const slot = { load: async () => 1, Component: () => null };
const remote = {
  name: 'bench',
  mounts: [],
  routes: [{ id: 'bench.page', path: 'bench', loader: async () => 1, Component: () => null }],
  slots: Object.fromEntries(
    Array.from({ length: slotCount }, (_, index) => [`home.bench${index}`, async () => ({ slot })]),
  ),
  locales: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
} as unknown as RemoteModule;

async function visit({ routes, slots, locales }: RemoteModule): Promise<number> {
  const began = performance.now();
  const page = routes[0] as unknown as Parts;
  await Promise.all([
    page.loader(),
    locales.es(),
    ...Object.values(slots).map(async (load) => {
      const { slot: loaded } = (await load()) as unknown as { slot: { load: Call; Component: Call } };
      await loaded.load();
      loaded.Component();
    }),
  ]);
  page.Component();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
