/**
 * Registers one call of the contract: path, schemas, tenant, permissions, limits. Only the work itself is left to
 * the caller.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { MerchantPageName } from '#domain/access/merchant-pages.ts';
import { calls, type CallName } from '#contract/calls.ts';
import { errorAnswer, type CallSchemas, type fileAnswer } from '#contract/common.schemas.ts';
import type { Call } from '#contract/define.ts';
import type { z } from 'zod';
import { schemas, type CallAnswer, type CallParsed, type FileField } from '#contract/schemas.ts';
import type { Tenant, TenantDirectory } from '../plugins/tenants.ts';
import { visitorOfBearer } from './bearer-visitor.ts';
import { badRequest, notAllowed, unauthenticated } from './call-error.ts';
import { allowUpload } from './slow-bodies.ts';
import { languageOf } from './language.ts';
import type { Language } from './messages.ts';
import type { Tokens } from './tokens.ts';
import { refusalOf, type Refusing } from './refusal.ts';
import { readUpload, refuseLarge, type UploadFields } from './upload.ts';
import { GUEST, type Visitor } from './visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenant: Tenant;
    visitor: Visitor;
  }
}

type CallContext<N extends CallName> = CallParsed<N> & {
  tenantId: string;
  visitor: Visitor;
  language: Language;
  /** '' unless the contract requires one, or takes one that was sent. */
  idempotencyKey: string;
  /** The files of an upload, by field; their contents are not checked yet. */
  files: Readonly<Partial<Record<FileField<N>, Uint8Array>>>;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<N extends CallName> = (context: CallContext<N>) => Promise<CallAnswer<N> | FastifyReply>;
type Serving = Refusing & {
  tenants: TenantDirectory;
  tokens: Tokens;
  /** Whether the shop serves visitors who have not signed in (flag GUEST_MODE_ENABLED). */
  welcomesGuests: (tenantId: string) => Promise<boolean>;
  /** Writes to the log that a member of staff was refused a call of that page. */
  staffRefused: (
    visitor: Visitor,
    refused: { code: string; page: MerchantPageName | undefined },
  ) => Promise<void>;
};

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

const nobody = (tenantId: string): Visitor => ({
  tenantId,
  kind: 'guest',
  customerCode: GUEST,
  userId: '',
  role: '',
  saleUnit: '',
  sessionId: '',
});

/** Public calls (sign-in, renewal) ignore tokens: a stale one must not prevent getting a new one. */
async function readVisitor(request: FastifyRequest, call: Call, serving: Serving): Promise<void> {
  const { tenants, tokens, welcomesGuests } = serving;
  if (call.who.includes('public')) {
    request.tenant = tenants.resolve(request);
    request.visitor = nobody(request.tenant.tenantId);
    return;
  }
  const bearer = bearerOf(request);
  if (bearer === undefined) {
    request.tenant = tenants.resolve(request);
    throw unauthenticated('TOKEN_MISSING', 'A Bearer token is needed');
  }
  const { tenant, visitor } = await visitorOfBearer(request, bearer, { tenants, tokens });
  request.tenant = tenant;
  const refusal = await refusalOf(visitor, call, serving);
  if (refusal !== undefined) {
    if (visitor.kind === 'staff') await serving.staffRefused(visitor, { code: refusal, page: call.page });
    throw notAllowed(refusal);
  }
  const isGuest = visitor.kind === 'guest' && visitor.priceLevel === undefined;
  if (isGuest && !(await welcomesGuests(visitor.tenantId)))
    throw notAllowed('GUEST_MODE_OFF', { quiet: true });
  request.visitor = visitor;
}

function idempotencyKeyOf(request: FastifyRequest, call: Call): string {
  if (!call.idempotencyKey) return '';
  const key = request.headers['idempotency-key'];
  if (key === undefined && call.idempotencyKey === 'optional') return '';
  if (typeof key !== 'string' || !/^[\w.:-]{8,100}$/.test(key))
    throw badRequest('IDEMPOTENCY_KEY_MISSING', { fields: { 'Idempotency-Key': 'IDEMPOTENCY_KEY_MISSING' } });
  return key;
}

function schemaOf(name: CallName) {
  const { summary, params, query, body, answer, errors = [] }: CallSchemas = schemas[name];
  const { download }: Call = calls[name];
  const who = `May be called by: ${calls[name].who.join(', ')}.`;
  const codes = errors.length > 0 ? ` Errors: ${errors.join(', ')}.` : '';
  return {
    operationId: name,
    summary,
    description: who + codes,
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    // A file is not serialized.
    response: { ...(download ? {} : { 200: answer }), '4xx': errorAnswer },
  };
}

/**
 * Serves the call `name` with `work`; the caller's mistakes only ever throw `CallError`. `admit` refuses by what stands in the
 * headers, before any of an upload is read.
 */
export function serveCall<N extends CallName>(
  app: FastifyInstance,
  serving: Serving,
  name: N,
  work: Handler<N>,
  admit?: (request: FastifyRequest) => Promise<void>,
): void {
  const call: Call = calls[name];
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    schema: schemaOf(name),
    config: { guarded: call.guarded ?? false },
    onRequest: async (request) => {
      await readVisitor(request, call, serving);
      await admit?.(request);
    },
    handler: async (request, reply) => {
      const parts = { params: request.params, query: request.query, body: request.body } as CallParsed<N>;
      void reply.header('cache-control', 'no-store');
      const answer = await work({
        ...parts,
        tenantId: request.tenant.tenantId,
        visitor: request.visitor,
        language: languageOf(request),
        idempotencyKey: idempotencyKeyOf(request, call),
        files: call.files ? request.uploads : {},
        request,
        reply,
      });
      return call.download ? sendFile(reply, answer as FileAnswer) : answer;
    },
  };
  if (call.files) serveUpload(app, route, call.files);
  else app.route(route);
}

type FileAnswer = z.infer<typeof fileAnswer>;

function sendFile(reply: FastifyReply, { FileName, ContentType, Bytes }: FileAnswer): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${FileName}"`)
    .type(ContentType)
    .send(Buffer.from(Bytes.buffer, Bytes.byteOffset, Bytes.byteLength));
}

/** In a scope of its own: no other call takes a form. */
function serveUpload(app: FastifyInstance, route: RouteOptions, files: UploadFields): void {
  void app.register(async (scope) => {
    await scope.register(multipart);
    scope.route({
      ...route,
      // Once it is known who sends it.
      onRequest: [...[route.onRequest ?? []].flat(), refuseLarge(files), async ({ raw }) => allowUpload(raw)],
      preValidation: readUpload(files),
    });
  });
}
