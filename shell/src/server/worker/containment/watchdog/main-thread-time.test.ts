import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { mainThreadTime } from './main-thread-time.ts';

const compress = promisify(brotliCompress);
const processTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

it('the main thread’s time contains its own work, and not what other threads compress meanwhile', async () => {
  const text = Buffer.from(randomBytes(150_000).toString('hex'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [before, all] = [mainThreadTime(), processTime()];
  await Promise.all(Array.from({ length: 4 }, () => compress(text, { params })));
  const [own, whole] = [mainThreadTime() - before, processTime() - all];
  expect(own).toBeLessThan(whole / 2);

  const begun = mainThreadTime();
  for (const end = processTime() + 200; processTime() < end;);
  expect(mainThreadTime() - begun).toBeGreaterThan(100);
});
