import { z } from 'zod';

const files = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** The texts that its scripts can ask for, `namespace:key`; a release from before this was known has none here. */
  words: z.array(z.string()).optional(),
});

/** `release.json`: what one immutable build of one app says of itself. */
export const releaseSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  version: z.string().regex(/^\w[\w.-]*$/),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  mounts: z.array(z.string().startsWith('/')),
  slots: z.array(z.string()),
  warmUp: z.array(z.string().startsWith('/')),
  /** Chunk → the files it needs; routes and slots are chunks of their own, by their ids. */
  chunks: z.record(z.string(), files),
  /** File below `browser/` → its sha384. */
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  serverIntegrity: z.string().startsWith('sha384-'),
  /** Versions of the contract's packages that it was built against. */
  shared: z.record(z.string(), z.string()),
  /** The lowest API version that it needs. */
  api: z.string(),
});
export type Release = z.infer<typeof releaseSchema>;

/** `registry.json`: which release of each app is live, with what must be known even when the release is missing. */
export const registrySchema = z.object({
  apps: z.record(
    z.string(),
    z.object({
      version: z.string(),
      mounts: z.array(z.string()),
      slots: z.array(z.string()),
      /** Newest first, without the live one: where a rollback goes. */
      previous: z.array(z.string()),
    }),
  ),
});
export type Registry = z.infer<typeof registrySchema>;
export const emptyRegistry: Registry = { apps: {} };
