import { z } from 'zod';

export const idSchema = z.int().positive();
export const slugSchema = z.string().regex(/^[a-z0-9-]+$/);
/** The last part of a page's address, which may differ by language. */
export const contentSlugsSchema = z.strictObject({ es: slugSchema, en: slugSchema.optional() });

/** The address where a call takes applications, if not at the electronic office. */
export const applyUrlSchema = z.url({ protocol: /^https$/ }).optional();

export const yearSchema = z.int().min(1800).max(2200);

export const pagePathSchema = z.string().regex(/^\/[a-z0-9/-]*$/);
