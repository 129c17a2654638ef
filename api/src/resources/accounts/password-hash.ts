import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { workQueue } from '../../http/work-queue.ts';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 60 ms of one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** Each hash takes 19 MiB and a thread, so a flood of tries must not run all at once. */
const turns = workQueue({ atOnce: 2, waiting: 60, patience: 8_000 });

/** The hash of a password in the PHC string format, which includes its parameters and salt, so that both can change later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await turns(() => derive('argon2id', { message: password, nonce: salt, tagLength, ...cost }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** Compared where there is no account, or no password, so that the try takes the same time. */
const nobodys = await hashPassword(randomBytes(32).toString('base64'));

/**
 * Whether the password belongs to the hash. A hash is computed in any case.
 * @param hash null where there is none
 * @throws HttpError 503 where too many tries run at once
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? nobodys) ?? [];
  const tag = Buffer.from(expected, 'base64');
  const made = await turns(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: tag.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  );
  return timingSafeEqual(made, tag) && Boolean(hash);
}

/** Base64 without padding, as in PHC strings. */
function plain(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
