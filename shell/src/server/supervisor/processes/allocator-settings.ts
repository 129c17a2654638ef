import start from '../../../commands/start.json' with { type: 'json' };

/**
 * Environment of the processes that the site starts, the same as for the listening process: by default glibc keeps freed
 * memory in an arena for each thread. Other C libraries ignore these variables, and values that are already set are kept.
 */
export const allocatorSettings: Record<string, string> = Object.fromEntries(
  Object.entries(start.env).map(([name, value]) => [name, process.env[name] ?? value]),
);
