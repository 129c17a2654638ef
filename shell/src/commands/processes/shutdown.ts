/** Ends the process in order on SIGINT, SIGTERM and the death of its parent process, at the latest after ten seconds. */
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
  // Only where a process of ours launched it (bootstrap.mjs).
  if (process.connected) process.once('disconnect', end);
}
