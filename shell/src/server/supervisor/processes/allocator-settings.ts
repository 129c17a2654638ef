import start from '../../../commands/start.json' with { type: 'json' };

/**
 * For the processes that the site starts, as for the one that listens: the C library keeps what was freed, in as many arenas as there are
 * threads, unless it is told (glibc; others do not read it). What is set already stays.
 */
export const allocatorSettings: Record<string, string> = Object.fromEntries(
  Object.entries(start.env).map(([name, value]) => [name, process.env[name] ?? value]),
);
