/**
 * The processor's milliseconds that a call takes in this process, the embedded database included: other programs on the machine do not
 * count. With a database elsewhere, the milliseconds until it is done.
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
