import type { Settings } from '../settings.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

export interface SiteDatabase extends OpenDatabase {
  /** Also releases the data folder; the caller must keep this object until then. */
  close: () => Promise<void>;
}

/** The database of the settings. @throws one sentence when another process has the data folder of the embedded one */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Settings, 'databaseUrl' | 'dataFolder'>): Promise<SiteDatabase> {
  if (databaseUrl) {
    const opened = openPostgres(databaseUrl);
    return { ...opened, close: () => opened.database.destroy() };
  }
  const lock = lockFolder(dataFolder);
  const opened = await openEmbedded(dataFolder);
  return {
    ...opened,
    close: async () => {
      await opened.database.destroy();
      lock.release();
    },
  };
}
