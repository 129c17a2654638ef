import type { Settings } from '../settings.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';

interface SiteDatabase extends OpenDatabase {
  /** Closes the database and releases the data folder. The caller must keep this object until then. */
  close: () => Promise<void>;
}

/** Opens the database that the settings name. @throws one sentence when another process holds the data folder of the embedded database */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<SiteDatabase> {
  if (databaseUrl) {
    const opened = openPostgres(databaseUrl);
    return { ...opened, close: () => opened.database.destroy() };
  }
  const lock = lockFolder(dataDir);
  const opened = await openEmbedded(dataDir);
  return {
    ...opened,
    close: async () => {
      await opened.database.destroy();
      lock.release();
    },
  };
}
