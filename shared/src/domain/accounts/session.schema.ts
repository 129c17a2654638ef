import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { staffRoles } from '../staff/staff-roles.ts';
import { accountKinds } from './account.ts';

/** Who is signed in. */
export const identitySchema = z.object({
  kind: z.enum(accountKinds),
  email: z.string(),
  name: z.string(),
  lang: localeSchema,
  roles: z.array(z.enum(staffRoles)),
  /** When the session ends if nothing is done, and when at the latest. */
  idleEndsAt: z.string(),
  endsAt: z.string(),
});
export type SignedIn = z.infer<typeof identitySchema>;

/** How far somebody has come: not at all, asked to set up a second factor, asked for it, in. */
export const sessionStages = ['none', 'enrolment', 'secondFactor', 'full'] as const;
export type SessionStage = (typeof sessionStages)[number];

export const sessionSchema = z.object({
  stage: z.enum(sessionStages),
  identity: identitySchema.nullable(),
  /** For the app that makes the codes, while it is set up. */
  enrolment: z
    .object({
      secret: z.string(),
      address: z.string(),
      /** The address as a QR code: its side in modules, and its dark ones as the path of an SVG. */
      code: z.object({ side: z.number().int(), path: z.string() }),
    })
    .nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

/** What came of a step of signing in. */
export const signedInSchema = z.object({
  stage: z.enum(sessionStages),
  kind: z.enum(accountKinds),
  /** Shown once, after the second factor was set up. */
  recoveryCodes: z.array(z.string()),
});
export type SignInStep = z.infer<typeof signedInSchema>;
