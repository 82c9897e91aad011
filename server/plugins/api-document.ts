/** OpenAPI of the contract at /docs, made from the same schemas that check every call. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const title = 'Shop API';
const description =
  'Every call carries `Authorization: Bearer` (a guest asks `authen/login/guest` for his) and, where the host is not ' +
  'bound to a shop, `TenantId`. Paths match in any case. Money is baht with 2 decimals. `Accept-Language` chooses Thai or English.';

/** Registered before the routes, so that it sees them. */
export async function addApiDocument(app: FastifyInstance, { version }: { version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, description, version },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
