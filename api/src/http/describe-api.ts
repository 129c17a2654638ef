import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';
import { apiVersion } from './api-health.ts';

/** Swagger UI needs inline styles; the rest of the policy is as strict as the site's. */
const browsingPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description of all routes at `/api/openapi.json`, and a page at `/api/docs` to browse it. */
export async function describeApi(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Orquesta Filarmónica de Gran Canaria',
        version: apiVersion,
        description: 'What the website knows: concerts, news, jobs and pages, in Spanish and English.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await api.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: browsingPolicy });
  api.get('/api/openapi.json', { schema: { hide: true } }, () => api.swagger());
}
