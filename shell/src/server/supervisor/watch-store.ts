import { watch } from 'node:fs';
import { statusInterval } from '../../releases/registry/deploy-status.ts';
import { registryFolder } from '../../releases/registry/registry-log.ts';
import { takeRequest } from './quarantine/quarantine-file.ts';

/** Writing one revision of the registry changes several files within this time, in milliseconds. */
const settleTime = 50;

interface StoreEvents {
  /** The registry has changed. */
  onRegistry: () => void;
  /** Somebody asks to end a remote's quarantine. */
  onRequest: (remote: string) => void;
  /** Called every `statusInterval`: a folder that several machines share sends no change events. */
  onTick: () => void;
}

/** Watches a store whose registry exists. @returns stops the watching */
export function watchStore(store: string, { onRegistry, onRequest, onTick }: StoreEvents): () => void {
  let settling: NodeJS.Timeout | undefined;
  const watchers = [
    watch(registryFolder(store), () => {
      clearTimeout(settling);
      settling = setTimeout(onRegistry, settleTime);
    }),
    watch(store, (_event, file) => {
      void takeRequest(store, file).then((remote) => remote && onRequest(remote));
    }),
  ];
  const ticking = setInterval(onTick, statusInterval);
  return () => {
    clearTimeout(settling);
    clearInterval(ticking);
    watchers.forEach((watcher) => watcher.close());
  };
}
