/**
 * The processor time of a call in this process, in milliseconds, with that of the embedded database and without that of other programs.
 * With a database in another process, the duration of the call.
 */
export async function millisecondsOf(call: () => Promise<unknown>): Promise<number> {
  if (process.env.DATABASE_URL) {
    const start = performance.now();
    await call();
    return performance.now() - start;
  }
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
