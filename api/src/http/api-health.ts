import { sql } from 'kysely';
import { z } from 'zod';
import type { Api, ApiContext } from './api.ts';

/** Raised when the API gains something: a release may name the lowest API version that it works with. */
export const apiVersion = '1.0.0';

/** `GET /api/health`: 200 as long as the database answers. */
export function healthRoutes(api: Api, { database }: ApiContext): void {
  const response = { 200: z.object({ status: z.literal('ok'), version: z.string() }) };
  api.get('/api/health', { schema: { tags: ['operation'], response } }, async (_request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    await sql`select 1`.execute(database);
    return { status: 'ok' as const, version: apiVersion };
  });
}
