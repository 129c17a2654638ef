import type { Logger } from 'pino';
import { statusInterval } from '../../releases/registry/deploy-status.ts';
import { isRevisionFile, registryFolder } from '../../releases/registry/registry-log.ts';
import { takeRequest, takeRequests } from './quarantine/quarantine-file.ts';
import { WatchedFolder } from './watched-folder.ts';

/** Writing one revision of the registry changes several files within this time, in milliseconds. */
const settleTime = 50;

interface StoreEvents {
  /** The registry has changed. */
  onRegistry: () => void;
  /** Somebody asks to end a remote's quarantine. */
  onRequest: (remote: string) => void;
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
        const taken = file === null ? takeRequests(store) : takeRequest(store, file).then((remote) => [remote]);
        void taken.then((remotes) => remotes.forEach((remote) => remote && onRequest(remote)));
      },
      onLost,
    }),
  ];
  const ticking = setInterval(() => {
    folders.forEach((folder) => folder.renew());
    onTick();
  }, statusInterval);
  return () => {
    clearTimeout(settling);
    clearInterval(ticking);
    folders.forEach((folder) => folder.close());
  };
}
