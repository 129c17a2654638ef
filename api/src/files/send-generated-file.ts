import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from './send-file.ts';
import { writeOnce } from './write-once.ts';

interface GeneratedFile {
  folder: string;
  /** The name must change whenever the file's content does. */
  name: string;
  type: string;
  make: () => Promise<Uint8Array> | Uint8Array;
}

/** The files that are being made. */
const making = new Map<string, Promise<Uint8Array>>();

/** Makes a file; requests for the same file at that time share the work. */
function makeShared(path: string, make: GeneratedFile['make']): Promise<Uint8Array> {
  const shared = making.get(path) ?? (async () => make())().finally(() => making.delete(path));
  making.set(path, shared);
  return shared;
}

/** Sends a file that is made at its first request and then kept. Where it cannot be stored (a full disk), it is made at each request. */
export async function sendGeneratedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, type, make }: GeneratedFile,
): Promise<FastifyReply> {
  const path = join(folder, name);
  let made: Uint8Array | undefined;
  const makeOnce = async () => (made ??= await makeShared(path, make));
  try {
    await writeOnce(path, makeOnce);
  } catch (error) {
    const bytes = await makeOnce();
    request.log.warn({ err: error }, 'a file that was made cannot be kept');
    return reply.type(type).send(Buffer.from(bytes));
  }
  return sendFile(request, reply, { folder, name });
}
