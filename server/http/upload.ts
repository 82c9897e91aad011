/**
 * Reads the form of an upload: its text becomes the body that the call's schema validates, its files wait in memory for
 * the use-case, which checks their contents. Nothing is written to disk here.
 */
import type { FastifyRequest, onRequestHookHandler, preValidationAsyncHookHandler } from 'fastify';
import { FILE_RULES, megabytesOf, type FileKind } from '#domain/files/file-kinds.ts';
import { badRequest, CallError } from './call-error.ts';
import { createTurns } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of an upload, by field. */
    uploads: Readonly<Record<string, Uint8Array>>;
  }
}

export type UploadFields = Readonly<Record<string, FileKind>>;

/** Text fields of a form and their length, beside its files. */
const MAX_FIELDS = 30;
const FIELD_BYTES = 8 * 1024;

/** The files of one visitor that wait in memory. */
const turns = createTurns({ atOnce: 2, maxWaiting: 8, refusal: 'TOO_MANY_UPLOADS' });

/** What is left unread of a refused upload is not waited for. */
const CLOSE = { connection: 'close' };

function tooLarge(field: string, kind: FileKind): CallError {
  return new CallError({
    statusCode: 413,
    code: 'FILE_TOO_LARGE',
    values: { megabytes: megabytesOf(FILE_RULES[kind].maxBytes) },
    fields: { [field]: 'FILE_TOO_LARGE' },
    headers: CLOSE,
  });
}

/** Refuses what says itself that it is too large, before any of it is read. */
export function refuseLarge(fields: UploadFields): onRequestHookHandler {
  const kinds = Object.entries(fields);
  const most = kinds.reduce((sum, [, kind]) => sum + FILE_RULES[kind].maxBytes, MAX_FIELDS * FIELD_BYTES);
  return async ({ headers }) => {
    const [first] = kinds;
    if (first && Number(headers['content-length'] ?? 0) > most) throw tooLarge(...first);
  };
}

/** Throws 413 FILE_TOO_LARGE; 400 FILE_UNEXPECTED, FILE_EMPTY, FORM_MALFORMED; 415 FORM_EXPECTED; 429 TOO_MANY_UPLOADS. */
export function readUpload(fields: UploadFields): preValidationAsyncHookHandler {
  return async (request) => {
    const { visitor, ip } = request;
    await turns.take(`${visitor.tenantId} ${visitor.sessionId || ip}`, async () => readForm(request, fields));
  };
}

async function readForm(request: FastifyRequest, fields: UploadFields): Promise<void> {
  const body: Record<string, unknown> = {};
  const uploads: Record<string, Uint8Array> = {};
  const fileSize = Math.max(...Object.values(fields).map((kind) => FILE_RULES[kind].maxBytes));
  const limits = {
    fileSize,
    files: Object.keys(fields).length,
    fields: MAX_FIELDS,
    fieldSize: FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname;
      if (part.type === 'field') {
        if (part.valueTruncated) throw malformed();
        body[name] = part.value;
        continue;
      }
      const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (kind === undefined || name in uploads)
        throw badRequest('FILE_UNEXPECTED', { fields: { [name]: 'FILE_UNEXPECTED' }, headers: CLOSE });
      const bytes = await part.toBuffer().catch((error: unknown) => {
        throw codeOf(error) === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(name, kind) : error;
      });
      if (bytes.length === 0) throw badRequest('FILE_EMPTY', { fields: { [name]: 'FILE_EMPTY' } });
      uploads[name] = bytes;
    }
  } catch (error) {
    if (error instanceof CallError || codeOf(error) === 'FST_INVALID_MULTIPART_CONTENT_TYPE') throw error;
    if (codeOf(error) === 'FST_FILES_LIMIT') throw badRequest('FILE_UNEXPECTED', { headers: CLOSE });
    // Cut off on the way, or no form at all.
    throw malformed();
  }
  request.body = body;
  request.uploads = uploads;
}

const malformed = (): CallError => badRequest('FORM_MALFORMED', { headers: CLOSE });
const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
