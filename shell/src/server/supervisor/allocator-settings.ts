/**
 * For the processes that the site starts: the C library keeps what was freed, in as many arenas as there are threads, unless
 * it is told (glibc; others do not read it). What is set already stays.
 */
export const allocatorSettings: Record<string, string> = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '262144',
};
