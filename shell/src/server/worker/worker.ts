import { createClock } from '@ofgc/shared/dates/clock.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { rmSync } from 'node:fs';
import { storeVector } from '../../releases/store/vector-files.ts';
import { vectorAddress } from '../../composition/addresses/vector-address.ts';
import { ApiResponseCache } from '../api-cache/api-response-cache.ts';
import type { RenderPage } from '../rendering/render-page.ts';
import { createRenderer } from '../rendering/renderer.ts';
import { createJoinedIntegrity } from '../rendering/document/joined-integrity.ts';
import { Deadlines } from './deadlines.ts';
import { watchFailingPages } from './failing-pages.ts';
import { loadRemotes } from './load-remotes.ts';
import { type LoadedShell, unloadedRelease } from './loaded-release.ts';
import { withOriginalStack } from './origin/original-stack.ts';
import { type PreparedWorker, prepareWorker } from './prepared-worker.ts';
import { rehearseTrial } from './rehearse-trial.ts';
import { reportTampering } from './containment/tampering.ts';
import { systemCode } from '../../process/system-error.ts';
import { warmFrame } from './warm-frame.ts';
import { checkRelease, LostTrial, verifyReleases } from '../../releases/gate/trial/verify-releases.ts';
import type {
  Fault,
  SupervisorMessage,
  WaitingPreparation,
  WorkerMessage,
  WorkerOptions,
  WorkerPreparation,
} from './worker-messages.ts';

// The entry of a worker's process, part of the shell's release: pages are rendered by this built module and those beside it,
// never by sources. It prepares, loads the releases of a registry, verifies the new ones, and serves on its socket.
let suspend: (remotes: readonly string[]) => void = () => {};
let isWaiting = true;
let preparing: Promise<PreparedWorker> | undefined;
const answers = new ApiResponseCache();
process.on('message', (message: SupervisorMessage) => {
  if (message.ping) send({ pong: true });
  if (message.suspend) suspend(message.suspend);
  if (message.heard !== undefined) answers.hear(message.heard);
  // Workers that serve report what fails.
  if (message.prepare) wait(message.prepare).catch(() => {});
  if (message.start) {
    isWaiting = false;
    start(message.start).catch((error: unknown) => {
      const code = systemCode(error);
      send({
        failed: messageOf(error),
        ...(code !== undefined && { code }),
        ...(error instanceof LostTrial && { isLost: true }),
      });
    });
  }
});
process.on('disconnect', () => process.exit(0));

/** Prepares the worker once; later calls get the same result. */
function prepare(preparation: WorkerPreparation & { isTrial: boolean }): Promise<PreparedWorker> {
  return (preparing ??= prepareWorker(preparation, send));
}

/** Warms up a process that has not been asked to serve yet. */
async function wait({ rehearsal, ...preparation }: WaitingPreparation): Promise<void> {
  const prepared = await prepare({ ...preparation, isTrial: rehearsal !== undefined }).catch(() => null);
  if (!isWaiting) return;
  // It is of no use, and another process may be able to prepare itself later. By a signal, which is no release's fault, if it is being taken.
  if (!prepared) return void process.kill(process.pid, 'SIGTERM');
  if (!rehearsal) return void (await warmFrame(prepared, preparation.apiUrl));
  await rehearseTrial(prepared, rehearsal, preparation.apiUrl);
  if (isWaiting) send({ rehearsed: true });
}

async function start(options: WorkerOptions): Promise<void> {
  const { registry, socket, note, stalls, apiUrl, verify, trial, quarantined } = options;
  const prepared = await prepare({ ...options, isTrial: trial !== undefined });
  const { settings, logger, store, release, foreign, begin, intrinsics, machine, listen } = prepared;
  const { shell: shellEntry } = registry.apps;
  if (!shellEntry) throw new Error('the registry has no shell');
  const shell: LoadedShell = { name: 'shell', ...shellEntry, release };
  begin({ note, stalls });
  const deadlines = new Deadlines();
  const remotes = await loadRemotes(prepared, options, deadlines.start);
  const reportIfTampering = reportTampering(foreign, (fault) => send({ fault }));
  const partLogger = {
    error(fields: object, sentence?: string) {
      if ('err' in fields) reportIfTampering(fields.err);
      logger.error('err' in fields ? { ...fields, err: withOriginalStack(fields.err) } : fields, sentence);
    },
  };
  const removed = remotes.flatMap((remote) => (remote.removed ? remote.mounts : []));
  const site = { url: settings.siteUrl, ...settings.links, ...(removed.length > 0 && { removed }) };
  const { thirdPartyServices } = settings;
  const now = createClock(settings.siteClock);
  const joinedIntegrity = createJoinedIntegrity(settings.dataDir);
  const rendering = { shell, remotes, apiUrl, site, thirdPartyServices, now, deadlines };
  const onStep = (step: string) => send({ step });
  const onFault = (fault: Fault) => send({ fault });
  const gate = { shell, remotes, store, rendering, intrinsics, machine, onStep, onFault };
  deadlines.isPatient = true;
  if (trial) {
    const { notes, isComplete } = await checkRelease(trial, gate);
    return send({ tried: notes, ...(!isComplete && { isPartial: true }) });
  }
  await verifyReleases(verify, gate);
  deadlines.isPatient = settings.isPatient;
  const rendererWithout = (suspended: readonly string[]) =>
    createRenderer({
      ...rendering,
      joinedIntegrity,
      keepVector(whole) {
        const hash = storeVector(store, whole);
        return hash && vectorAddress(hash);
      },
      answers,
      checksMarkup: options.development || settings.checksMarkup,
      unchangedPagesBytes: settings.unchangedPagesBytes,
      remotes: remotes.map((remote) =>
        suspended.includes(remote.name) ? unloadedRelease(remote.name, { ...remote }, 'suspended') : remote,
      ),
      logger: partLogger,
    });
  let renderCurrent = rendererWithout([]);
  suspend = (names) => {
    renderCurrent = rendererWithout(names);
  };
  const vector = Object.fromEntries(remotes.map((remote) => [remote.name, { ...remote, integrity: '' }]));
  const isWornBy = watchFailingPages(vector);
  const renderPage: RenderPage = async (request, failure) => {
    const page = await renderCurrent(request, failure);
    if (page.status === 500 && isWornBy(request.url)) send({ worn: 'pages of several remotes fail' });
    return page;
  };
  const releases = [shell, ...remotes];
  rmSync(socket, { force: true });
  await listen(socket, {
    renderPage,
    releases: releases.map(({ name, version }) => `${name}@${version}`).join(' '),
  });
  send({ ready: true });
  for (const { name: remote, version, failure, code, removed: isGone } of remotes) {
    if (!failure || isGone) continue;
    logger.error({ remote, version }, `remote ${remote} is not served: ${failure}`);
    if (!quarantined.includes(remote))
      send({
        fault: {
          remote,
          version,
          kind: 'load',
          message: `does not load: ${failure}`,
          ...(code !== undefined && { code }),
        },
      });
  }
}

/** Bound early: a remote's code may not call `process.send`, but faults are sometimes sent from within that code. */
const sendToSupervisor = process.send?.bind(process);
function send(message: WorkerMessage): void {
  // A message to a supervisor that has ended is dropped.
  sendToSupervisor?.(message, undefined, undefined, () => {});
}
