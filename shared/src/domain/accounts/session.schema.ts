import { z } from 'zod';
import { secretSchema } from '../../http/secret.schema.ts';
import { localeSchema } from '../locale.schema.ts';
import { staffRoles } from '../staff/staff-roles.ts';
import { accountKinds } from './account.ts';

/** The user who is signed in. */
const identitySchema = z.object({
  kind: z.enum(accountKinds),
  email: z.string(),
  name: z.string(),
  lang: localeSchema,
  roles: z.array(z.enum(staffRoles)),
  /** When the session ends without activity, and when it ends at the latest. */
  idleEndsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type SignedIn = z.infer<typeof identitySchema>;

/** The stages of signing in: not signed in, second factor to be set up, second factor requested, signed in. */
const sessionStages = ['none', 'enrolment', 'secondFactor', 'full'] as const;
export type SessionStage = (typeof sessionStages)[number];

export const sessionSchema = z.object({
  stage: z.enum(sessionStages),
  identity: identitySchema.nullable(),
  /** For the app that makes the codes, while the second factor is being set up. */
  enrolment: z
    .object({
      secret: secretSchema,
      address: z.string(),
      /** The address as a QR code: its side in modules, and the dark modules as the path of an SVG. */
      code: z.object({ side: z.number().int(), path: z.string() }),
    })
    .nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The result of a step of signing in. */
export const signedInSchema = z.object({
  stage: z.enum(sessionStages),
  kind: z.enum(accountKinds),
  /** Shown only once, after the second factor was set up. */
  recoveryCodes: z.array(secretSchema),
});
export type SignInStep = z.infer<typeof signedInSchema>;
