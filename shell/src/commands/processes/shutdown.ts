/** Stops in order on SIGINT, SIGTERM and the death of the parent process, and ends the process after ten seconds at the latest. */
export function onShutdown(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // For good: a terminal sends SIGINT to this process and to bootstrap.mjs, which passes it on, and without a listener the second would kill.
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The process is connected only where bootstrap.mjs launched it.
  if (process.connected) process.once('disconnect', end);
}
