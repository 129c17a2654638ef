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
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  // The process is connected only where bootstrap.mjs launched it.
  if (process.connected) process.once('disconnect', end);
}
