import { sectionSchema } from '@ofgc/shared/contract/section.schema.ts';
import { z } from 'zod';
import { sitePath } from './registry/site-path.ts';

const names = z.record(z.string(), z.array(z.string()));
const files = z.object({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Texts that its scripts can use, as `namespace:key`; missing in older releases. */
  words: z.array(z.string()).optional(),
});

/** A version becomes part of file names, so it has no slash. */
export const versionName = /^\w[\w.-]*$/;

/** `release.json`: the description of one immutable build of one app. */
export const releaseSchema = z.object({
  name: z.string().regex(/^[a-z]+$/),
  version: z.string().regex(versionName),
  commit: z.string(),
  builtAt: z.iso.datetime(),
  mounts: z.array(z.string().startsWith('/')),
  slots: z.array(z.string()),
  warmUp: z.array(z.string().startsWith('/')),
  /** The files of each chunk; routes and slots are separate chunks, named by their ids. */
  chunks: z.record(z.string(), files),
  /** The sha384 of each file of `browser/` and `server/`, by path. The release has no other files. */
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  /** The sha384 of each source map in `maps/`, by path: they travel with the release and are never served. Missing in older releases. */
  maps: z.record(z.string(), z.string().startsWith('sha384-')).optional(),
  /** Versions of the contract's packages that it was built against; for the shell: that it provides. */
  shared: z.record(z.string(), z.string()),
  /** The names that a remote imports from each package of the contract. */
  imports: names,
  /** The names that the shell exports from each package of the contract; empty for a remote. */
  exports: names,
  /** The section's declarations; missing in older releases. */
  section: sectionSchema.optional(),
  /** By operation of the API, the fields of its responses that the release reads; missing in older releases. */
  reads: names.optional(),
  /** The lowest API version that it needs. */
  api: z.string(),
});
export type Release = z.infer<typeof releaseSchema>;

/** The live release of each app, with everything that must be known even when the release is missing. */
export const registrySchema = z.object({
  apps: z.record(
    z.string(),
    z.object({
      version: z.string(),
      mounts: z.array(z.string()),
      slots: z.array(z.string()),
      /** The targets of rollbacks: earlier live releases, the newest first. */
      previous: z.array(z.string()),
      /** The section was taken down: its addresses redirect, or say that it is gone. */
      removed: z.object({ redirect: sitePath.nullable() }).optional(),
      /** Another release for a share of the visits, in percent. */
      canary: z.object({ version: z.string(), share: z.number().int().min(1).max(100) }).optional(),
    }),
  ),
});
export type Registry = z.infer<typeof registrySchema>;
export const emptyRegistry: Registry = { apps: {} };

/** Why the live releases changed: `refuse` is made by a site, which takes a change back; `withdraw` may be. */
const registryActions = ['deploy', 'activate', 'rollback', 'remove', 'start', 'refuse', 'canary', 'withdraw'] as const;

/** How much is kept of the reason of a change, in characters: errors of a release's code may be of any length, and the database takes a few of these. */
const mostOfReason = 3_000;

/** A text without what PostgreSQL takes in none. */
const storedText = z.string().transform((text) => text.replaceAll('\0', '').toWellFormed());

/** One change of the live releases, as it is logged. */
export const registryEventSchema = z.object({
  action: z.enum(registryActions),
  app: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  who: storedText,
  /** The commit of the sources; `unknown` outside of git. */
  commit: storedText,
  /** The sources had uncommitted changes. */
  isDirty: z.boolean(),
  why: storedText.transform((why) => why.slice(0, mostOfReason).toWellFormed()),
  /** A site made the change by itself: no person has asked for it. */
  isBySite: z.boolean().optional(),
});
export type RegistryEvent = z.infer<typeof registryEventSchema>;

/** `registry/<number>.json`: one change, and the live releases after it. */
export const revisionSchema = z.object({
  number: z.int().positive(),
  event: registryEventSchema,
  /** The version that the release stands in for, because its files are damaged on this machine: other machines may have them whole. */
  standsInFor: z.string().optional(),
  /** The change of the database of which it is a copy: it is not entered there again. */
  shared: z.number().optional(),
  ...registrySchema.shape,
});
export type Revision = z.infer<typeof revisionSchema>;
