import { join } from 'node:path';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { followContent } from './changes/follow-content.ts';
import { contentFolder } from './content/read-content.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database/database.ts';
import { lockFolder, type FolderLock } from './database/folder-lock.ts';
import { migrate } from './database/migrate.ts';
import { seed } from './database/seed.ts';
import { startDelivery } from './mail/delivery-loop.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './mail/mail-transport.ts';
import { startPurging } from './retention.ts';
import { createApi } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const shutdownDeadline = 5_000;

/** The caller must keep the lock: it is released when the object is garbage-collected. */
async function openDatabase({ databaseUrl, dataFolder }: Settings): Promise<OpenDatabase & { lock?: FolderLock }> {
  if (databaseUrl) return openPostgres(databaseUrl);
  const lock = lockFolder(dataFolder);
  return { ...(await openEmbedded(dataFolder)), lock };
}

/** One sentence for the operator. */
function explain(error: unknown, settings?: Settings): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${settings?.port} is taken by another program: stop that one, or set API_PORT to another port.`;
  return error.message;
}

/** The mail server, or files that show what would be sent. */
function transportOf({ smtpUrl, dataFolder, mailFrom: from }: Settings): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, { from }) : outboxTransport(join(dataFolder, 'outbox'), { from });
}

async function start(): Promise<void> {
  let settings: Settings | undefined;
  try {
    settings = readSettings(process.env);
    const { database, listen, lock } = await openDatabase(settings);
    await migrate(database);
    const { now, ticketOffice, newsletterOpen, siteUrl } = settings;
    const documentsFolder = join(settings.dataFolder, 'documents');
    await seed(database, { content: contentFolder, documents: documentsFolder }, settings.now());
    const logger = createLogger('api');
    const log = (sentence: string) => logger.error(sentence);
    const followed = await followContent({ database, listen, now, log });
    const api = await createApi({
      database,
      now,
      ticketOffice,
      newsletterOpen,
      siteUrl,
      documentsFolder,
      postersFolder: join(settings.dataFolder, 'posters'),
      docs: true,
      followed,
      logger,
    });
    await api.listen({ port: settings.port, host: settings.host });

    const stopPurging = startPurging({ database, now }, log);
    const stopDelivering = startDelivery({ database, transport: transportOf(settings), log });

    const stop = async () => {
      setTimeout(() => process.exit(1), shutdownDeadline).unref();
      await api.close();
      stopPurging();
      await stopDelivering();
      await followed.stop();
      await database.destroy();
      lock?.release();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    // Ctrl-C reaches the start command too, which ends this process when no page needs it any more.
    if (process.connected) process.on('SIGINT', () => undefined);
    else process.once('SIGINT', () => void stop());
    // When the start command is killed, this process must free its port and folder.
    process.once('disconnect', () => void stop());
    // Heartbeat: the start command restarts a process that does not answer.
    process.on('message', () => process.send?.({ pong: true }, undefined, undefined, () => undefined));

    process.stdout.write(`api ready http://127.0.0.1:${settings.port}\n`);
    process.send?.({ ready: true });
  } catch (error) {
    process.stderr.write(`${explain(error, settings)}\n`);
    process.exit(1);
  }
}

await start();
