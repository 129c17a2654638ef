import type { FastifyReply } from 'fastify';
import type { ReportFileKind } from '@ofgc/shared/domain/reporting-channel/report-files.ts';
import type { MessageAuthor } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';
import type { MessageContent } from './sealed-message.ts';
import { unseal, unsealJson } from './sealing.ts';

const mediaTypes: Record<ReportFileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  text: 'text/plain; charset=utf-8',
};
const extensions: Record<ReportFileKind, string> = { pdf: 'pdf', jpeg: 'jpg', png: 'png', text: 'txt' };

/**
 * Sends a file of a report as a download, never to be shown in the browser.
 * @param authors whose files the reader may have
 * @throws HttpError 404 where the report has no such file
 */
export async function sendReportFile(
  reply: FastifyReply,
  database: Database,
  { reportId, identity, authors }: { reportId: number; identity: string; authors: readonly MessageAuthor[] },
  { message, place }: { message: number; place: number },
): Promise<FastifyReply> {
  const found = await database
    .selectFrom('channelFiles')
    .innerJoin('channelMessages', 'channelMessages.id', 'channelFiles.messageId')
    .select(['channelFiles.sealed', 'channelMessages.sealed as message'])
    .where('reportId', '=', reportId)
    .where('author', 'in', authors)
    .where('messageId', '=', message)
    .where('place', '=', place)
    .executeTakeFirstOrThrow(notFound);
  const { files } = await unsealJson<MessageContent>(found.message, identity);
  const kind = files[place]?.kind ?? 'text';
  return reply
    .headers({
      'Content-Type': mediaTypes[kind],
      'Content-Disposition': `attachment; filename="${message}-${place + 1}.${extensions[kind]}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .send(Buffer.from(await unseal(found.sealed, identity)));
}
