import start from '../../../commands/start.json' with { type: 'json' };

/**
 * Environment for the processes that the site starts, as for the one that listens: by default glibc keeps freed memory in an arena for each
 * thread. Other C libraries ignore it, and what is set already stays.
 */
export const allocatorSettings: Record<string, string> = Object.fromEntries(
  Object.entries(start.env).map(([name, value]) => [name, process.env[name] ?? value]),
);
