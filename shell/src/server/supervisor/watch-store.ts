import type { Logger } from 'pino';
import { statusInterval } from '../../releases/registry/deploy-status.ts';
import { isRevisionFile, registryFolder } from '../../releases/registry/registry-log.ts';
import { readRequest, readRequests, type ReleaseRequest } from '../../releases/registry/quarantine-file.ts';
import { WatchedFolder } from './watched-folder.ts';

/** Writing one revision of the registry changes several files within this time, in milliseconds. */
const settleTime = 50;

interface StoreEvents {
  /** The registry has changed. */
  onRegistry: () => void;
  /** Somebody asks to end a remote's quarantine. */
  onRequest: (request: ReleaseRequest) => void;
  /** Called every `statusInterval`: a folder that several machines share sends no change events. */
  onTick: () => void;
  logger: Pick<Logger, 'error'>;
}

/**
 * Watches a store whose registry exists. A watcher that fails is logged once and replaced within `statusInterval`.
 * @returns stops the watching
 */
export function watchStore(store: string, { onRegistry, onRequest, onTick, logger }: StoreEvents): () => void {
  let settling: NodeJS.Timeout | undefined;
  const meet = (requests: readonly (ReleaseRequest | undefined)[]) =>
    requests.forEach((request) => request && onRequest(request));
  const onLost = (error: unknown) => logger.error({ err: error }, 'changes of the releases are not heard of at once');
  const folders = [
    new WatchedFolder(registryFolder(store), {
      onChange: (file) => {
        // A draft that could not be written is no change: on a full disk each attempt would cause the next one.
        if (file !== null && !isRevisionFile(file)) return;
        clearTimeout(settling);
        settling = setTimeout(onRegistry, settleTime);
      },
      onLost,
    }),
    new WatchedFolder(store, {
      onChange: (file) => {
        void (file === null ? readRequests(store) : readRequest(store, file).then((request) => [request])).then(meet);
      },
      onLost,
    }),
  ];
  // Also what was asked for while the site started.
  void readRequests(store).then(meet);
  const ticking = setInterval(() => {
    folders.forEach((folder) => folder.renew());
    // A folder that several machines share reports no changes by others.
    void readRequests(store).then(meet);
    onTick();
  }, statusInterval);
  return () => {
    clearTimeout(settling);
    clearInterval(ticking);
    folders.forEach((folder) => folder.close());
  };
}
