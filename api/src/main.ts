import { join } from 'node:path';
import { readInternalSecret } from '@ofgc/shared/internal/internal-secret.ts';
import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { collectAtRest } from '@ofgc/shared/memory/idle-gc.ts';
import { followContent } from './changes/follow-content.ts';
import { contentFolder, filesReader } from './content/read-content.ts';
import { machineOf } from './database/content-readings.ts';
import { openDatabase } from './database/open-database.ts';
import { migrate } from './database/migrate.ts';
import { seed } from './database/seed.ts';
import { deliverDue, deliveryPause } from './mail/deliver-emails.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './mail/mail-transport.ts';
import { openLocalChannel } from './resources/reporting-channel/keys.ts';
import { readIdentityKey } from './resources/accounts/identity-key.ts';
import { answeringPause, answerLinkRequests } from './resources/accounts/answer-link-requests.ts';
import { endingPause, giveUpEndedLinks } from './resources/accounts/give-up-ended-links.ts';
import { purgeDocuments } from './resources/documents/purge.ts';
import { startPreparingRenditions } from './resources/pictures/prepare-renditions.ts';
import { pruneReleaseRecords, pruningPause } from './releases/prune-release-records.ts';
import { purge, purgingPause } from './purge/purge-expired.ts';
import { runPeriodically } from './run-periodically.ts';
import { cookieFacts } from './resources/pages/cookie-facts.ts';
import { findPlaceholders } from './resources/pages/find-placeholders.ts';
import { declareSectionPages } from './resources/section-pages/declare.ts';
import { createPageKeeper } from './resources/section-pages/keep-declared.ts';
import { lapsePlaces, lapsingPause } from './resources/school-registrations/places/lapse-places.ts';
import { createApi } from './server.ts';
import { isLocalSite, readSettings, type Settings } from './settings.ts';
import { isUnavailable } from './database/database-errors.ts';
import { errorSentence } from '@ofgc/shared/commands/error-sentence.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** A message from the start command. */
interface ApiMessage {
  pages?: SectionPage[];
}

/** How often the start command is told that the database is still migrated or filled, in milliseconds. */
const startingInterval = 5_000;

/** What the API does again and again, beside answering. */
interface Job {
  work: () => Promise<unknown>;
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  pause: number;
  /** What is logged, before the error, when it fails. */
  failure: string;
}

/** How long requests in flight may take after SIGTERM, in milliseconds. */
const shutdownDeadline = 5_000;

/** Written once at each start without DATABASE_URL. A site that somebody only looks at can ignore it. */
const embeddedWarning =
  'The embedded database survives a killed process, but not a power cut: where visitors send forms, set DATABASE_URL to a PostgreSQL.\n';

/** Written once at each start without SMTP_URL. */
const outboxWarning = (folder: string) =>
  `Emails are sent to nobody: they are files in ${folder}, for 30 days. Where visitors send forms, set SMTP_URL to a mail server.\n`;

/** Written once at each start of a public site. */
const placeholdersWarning = (pages: readonly string[]) =>
  `Legal pages have texts of the demonstration ("(demo)", "G00000000", addresses that end in .example): ${pages.join(', ')}. Put the real ones into api/content.\n`;

/** Written once, when a site on somebody's own machine starts for the first time. */
const channelKeyNotice = (code: string) =>
  `Reports to the channel (/canal-denuncias) are read with this key, which is shown only now: ${code}\n`;

/** The sentence that tells the operator why the API did not start. */
function explain(error: unknown, settings?: Settings): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Port ${settings?.port} is taken by another program: stop that one, or set API_PORT to another port.`;
  if (isUnavailable(error)) return `The PostgreSQL of DATABASE_URL does not answer: ${messageOf(error)}`;
  return errorSentence(error);
}

/** Sends emails over the mail server, or writes them as files where no mail server is set. */
function transportOf({ smtpUrl, mailFrom: from }: Settings, outbox: string): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, { from }) : outboxTransport(outbox, { from });
}

/**
 * Ends this process at once when its parent process is gone: while the API starts, nothing needs an orderly shutdown yet.
 * @returns switches this off again
 */
function endWithLauncher(): () => void {
  const end = () => process.exit(1);
  if (process.send && !process.connected) end();
  process.once('disconnect', end);
  return () => process.off('disconnect', end);
}

async function start(): Promise<void> {
  let settings: Settings | undefined;
  const isReady = endWithLauncher();
  try {
    settings = readSettings(process.env);
    const { database, listen, close } = await openDatabase(settings);
    // The start command ends a process that takes two minutes without these messages.
    const starting = setInterval(
      () => process.send?.({ starting: true }, undefined, undefined, () => undefined),
      startingInterval,
    );
    await migrate(database, undefined, (sentence) => process.stderr.write(`${sentence}\n`));
    const { now, ticketOffice, newsletterOpen, siteUrl } = settings;
    const documentsFolder = join(settings.dataDir, 'documents');
    const facts = cookieFacts(settings.thirdPartyServices);
    const renditions = join(settings.dataDir, 'pictures');
    const machine = machineOf(settings.dataDir);
    const folders = { content: contentFolder, documents: documentsFolder, pictures: renditions, facts, machine };
    await seed(database, folders, settings.now());
    clearInterval(starting);
    const channelCode = await openLocalChannel(database, siteUrl);
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
      socialPicturesFolder: join(settings.dataDir, 'social-pictures'),
      pictureFolders: { originals: join(contentFolder, 'pictures'), renditions },
      postersFolder: join(settings.dataDir, 'posters'),
      readFiles: filesReader(contentFolder, facts),
      identityKey: readIdentityKey(settings.dataDir, settings.identityKey),
      docs: true,
      followed,
      internal: {
        secret: readInternalSecret(settings.dataDir),
        storesFiles: settings.databaseUrl !== undefined,
      },
      logger,
    });
    await api.listen({ port: settings.port, host: settings.host });
    if (!settings.databaseUrl) process.stderr.write(embeddedWarning);
    const outbox = join(settings.dataDir, 'outbox');
    if (!settings.smtpUrl) process.stderr.write(outboxWarning(outbox));
    if (channelCode) process.stderr.write(channelKeyNotice(channelCode));
    const unfinished = isLocalSite(siteUrl) ? [] : await findPlaceholders(database);
    if (unfinished.length > 0) process.stderr.write(placeholdersWarning(unfinished));

    const transport = transportOf(settings, outbox);
    const delivering = new AbortController();
    const jobs: Job[] = [
      {
        work: () => pruneReleaseRecords(database),
        pause: pruningPause,
        failure: 'Old releases were not deleted',
      },
      {
        work: () => purge({ database, outbox }),
        pause: purgingPause,
        failure: 'Old records could not be deleted',
      },
      {
        work: () => purgeDocuments({ database, folder: documentsFolder }),
        pause: purgingPause,
        failure: 'The files of former documents could not be deleted',
      },
      {
        work: () => deliverDue({ database, transport, log, signal: delivering.signal }),
        pause: deliveryPause,
        failure: 'The mail queue waits for the database',
      },
      {
        work: () => answerLinkRequests({ database, siteUrl }),
        pause: answeringPause,
        failure: 'Emails with links could not be written',
      },
      {
        work: () => giveUpEndedLinks(database),
        pause: endingPause,
        failure: 'Emails whose links have ended could not be given up',
      },
      {
        work: () => lapsePlaces({ database, now, siteUrl }),
        pause: lapsingPause,
        failure: 'Places that were not confirmed could not be given on',
      },
    ];
    const stopJobs = jobs.map(({ work, pause, failure }) =>
      runPeriodically(work, { pause, onError: (error) => log(`${failure}: ${String(error)}`) }),
    );

    const ask = (path: string) => api.inject(path);
    const stopPreparing = startPreparingRenditions({ database, ask, log });

    const stop = async () => {
      setTimeout(() => process.exit(1), shutdownDeadline).unref();
      // The email that is leaving has the whole time to be recorded as sent.
      delivering.abort();
      await stopPreparing();
      await api.close();
      await Promise.all(stopJobs.map((stopJob) => stopJob()));
      await followed.stop();
      await close();
      process.exit(0);
    };
    process.once('SIGTERM', () => void stop());
    // Ctrl-C reaches the start command too, which ends this process when no page needs it any more.
    if (process.connected) process.on('SIGINT', () => undefined);
    else process.once('SIGINT', () => void stop());
    collectAtRest();
    isReady();
    // When the start command is killed, this process must free its port and folder.
    process.once('disconnect', () => void stop());
    const keepDeclared = createPageKeeper({ declare: (pages) => declareSectionPages(database, pages), log });
    // Heartbeat: the start command restarts an API process that does not answer. Its message may also list the pages of the live sections.
    process.on('message', (message: ApiMessage) => {
      if (message.pages) keepDeclared(message.pages);
      process.send?.({ pong: true }, undefined, undefined, () => undefined);
    });

    process.stdout.write(`api ready http://127.0.0.1:${settings.port}\n`);
    process.send?.({ ready: true });
  } catch (error) {
    process.stderr.write(`${explain(error, settings)}\n`);
    process.exit(1);
  }
}

await start();
