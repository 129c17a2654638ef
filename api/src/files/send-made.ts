import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from './send-file.ts';
import { writeOnce } from './write-once.ts';

interface MadeFile {
  folder: string;
  /** The name must change whenever the file's content does. */
  name: string;
  type: string;
  make: () => Promise<Uint8Array> | Uint8Array;
}

/** Sends a file that is made at its first request and then kept. Where it cannot be stored (a full disk), it is made at each request. */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, type, make }: MadeFile,
): Promise<FastifyReply> {
  let made: Uint8Array | undefined;
  const makeOnce = async () => (made ??= await make());
  try {
    await writeOnce(join(folder, name), makeOnce);
  } catch (error) {
    const bytes = await makeOnce();
    request.log.warn({ err: error }, 'a file that was made cannot be kept');
    return reply.type(type).send(Buffer.from(bytes));
  }
  return sendFile(request, reply, { folder, name });
}
