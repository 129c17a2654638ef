import { sectionSchema } from '@ofgc/shared/contract/section.schema.ts';
import { z } from 'zod';
import { sitePath } from './registry/site-path.ts';

const names = z.record(z.string(), z.array(z.string()));
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
  /** Each file of `browser/` and `server/`, by its path → its sha384. There are no others. */
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  /** Versions of the contract's packages that it was built against; of the shell: that it brings along. */
  shared: z.record(z.string(), z.string()),
  /** What a remote takes from each package of the contract, by name. */
  imports: names,
  /** What the shell offers of each package of the contract, by name; nothing of a remote. */
  exports: names,
  /** What its section says of itself; a release from before sections did so has none. */
  section: sectionSchema.optional(),
  /** Operation of the API → the fields of its answers that it was built to read; not known of a release from before. */
  reads: names.optional(),
  /** The lowest API version that it needs. */
  api: z.string(),
});
export type Release = z.infer<typeof releaseSchema>;

/** Which release of each app is live, with what must be known even when the release is missing. */
export const registrySchema = z.object({
  apps: z.record(
    z.string(),
    z.object({
      version: z.string(),
      mounts: z.array(z.string()),
      slots: z.array(z.string()),
      /** Newest first, without the live one: where a rollback goes. */
      previous: z.array(z.string()),
      /** The section was taken down: its addresses lead elsewhere, or say that it is gone. */
      removed: z.object({ redirect: sitePath.nullable() }).optional(),
      /** Another release that a share of the visits gets, in percent. */
      canary: z.object({ version: z.string(), share: z.number().int().min(1).max(100) }).optional(),
    }),
  ),
});
export type Registry = z.infer<typeof registrySchema>;
export const emptyRegistry: Registry = { apps: {} };

/** Why the live releases changed: `refuse` is the site's own, which takes a change back; `withdraw` may be. */
export const registryActions = [
  'deploy',
  'activate',
  'rollback',
  'remove',
  'start',
  'refuse',
  'canary',
  'withdraw',
] as const;

/** One change of the live releases, as it is remembered. */
export const registryEventSchema = z.object({
  action: z.enum(registryActions),
  app: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  /** Of the sources that the command ran on; `unknown` outside of git. */
  commit: z.string(),
  /** The sources had changes that are in no commit. */
  isDirty: z.boolean(),
  why: z.string(),
});
export type RegistryEvent = z.infer<typeof registryEventSchema>;

/** `registry/<number>.json`: the live releases after one change, and the change. */
export const revisionSchema = z.object({
  number: z.int().positive(),
  event: registryEventSchema,
  ...registrySchema.shape,
});
export type Revision = z.infer<typeof revisionSchema>;
