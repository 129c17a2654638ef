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
  // The process has a channel only where bootstrap.mjs or a test launched it, which may be gone by now.
  if (process.send && !process.connected) end();
  process.once('disconnect', end);
}
