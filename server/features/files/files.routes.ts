/** Reading uploaded files. Not calls of the contract: pictures and links name these addresses. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import { fileNameOf, isSigned, signingKeyOf, type AskedFile, type FileName } from './files.rules.ts';
import { defineFileDeletion, readFileOf } from './files.usecases.ts';

type Params = { tenant: string; file: string };

/** Another picture has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Not even in this browser: it may be shared, and what is erased has to be gone. */
const NOWHERE = 'private, no-store';

export function addFileRoutes(app: FastifyInstance, deps: Dependencies): void {
  defineFileDeletion(deps);
  const key = signingKeyOf(deps.config.sessionSecret);

  app.get<{ Params: Params }>('/media/:tenant/:file', { schema: { hide: true } }, async (request, reply) => {
    const { tenant, file } = request.params;
    const name = fileNameOf(tenant, file);
    const bytes = name && isOfPlace(request, tenant) ? await readPicture('public', name) : undefined;
    if (!name || !bytes) throw notFound('NOT_FOUND', { quiet: true });
    return send(reply, { name, bytes, cache: FOR_EVER });
  });

  app.get<{ Params: Params; Querystring: { until?: unknown; signature?: unknown } }>(
    '/private/:tenant/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { tenant, file } = request.params;
      const { until, signature } = request.query;
      const name = fileNameOf(tenant, file);
      const asked = { tenantId: tenant, file, until: Number(until), signature: String(signature) };
      // One answer for all: it does not tell whether there is such a file.
      if (!name || !isOfPlace(request, tenant) || !isSigned(asked, { key, now: deps.clock() }))
        throw notFound('FILE_LINK_OVER', { quiet: true });
      const bytes = await readPicture('private', name);
      if (!bytes) throw notFound('FILE_LINK_OVER', { quiet: true });
      return send(reply, { name, bytes, cache: NOWHERE });
    },
  );

  /** A picture that is small, or older than the copies, is sent whole. */
  const readPicture = async (
    access: 'public' | 'private',
    { side, ...name }: AskedFile,
  ): Promise<Uint8Array | undefined> => {
    const copy = side && (await readFileOf(deps, access, { ...name, side }));
    return copy ?? readFileOf(deps, access, name);
  };

  /** On a host that is bound to a tenant no file of another is served; on the others, of any that there is. */
  const isOfPlace = (request: FastifyRequest, tenantId: string): boolean =>
    deps.tenants.get(tenantId) !== undefined && deps.tenants.resolve(request, tenantId).tenantId === tenantId;
}

type Found = { name: FileName; bytes: Uint8Array; cache: string };

/** Nothing in an uploaded file ever runs in the shop's name. */
function send(reply: FastifyReply, { name: { fileId, contentType }, bytes, cache }: Found): FastifyReply {
  const isPicture = contentType.startsWith('image/');
  return reply
    .headers({
      'cache-control': cache,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': isPicture ? 'inline' : `attachment; filename="${fileId}.pdf"`,
    })
    .type(contentType)
    .send(Buffer.from(bytes));
}
