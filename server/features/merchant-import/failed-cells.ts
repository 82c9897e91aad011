/**
 * Cells of a worksheet whose formula failed, or was never computed. The library reads them as empty, and an empty cell takes a value away: here
 * they become the text of their error, which every kind of field refuses.
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ZipEntry } from './zip-guard.ts';

const ERROR = /(<(?:\w+:)?c\b[^<>]*?\st=)(?:"e"|'e')/g;
/** With a formula and without a value. */
const UNCOMPUTED =
  /<((?:\w+:)?c)\b([^<>]*)>\s*<(?:\w+:)?f\b(?:[^<>]*\/>|[^<>]*>[^<]*<\/(?:\w+:)?f>)\s*<\/(?:\w+:)?c>/g;
const TYPE = /\st=(?:"[^"]*"|'[^']*')/;

export function withFailedCells(entry: ZipEntry): ZipEntry {
  const { name, method, packed } = entry;
  if (!name.startsWith('xl/worksheets/') || !name.endsWith('.xml')) return entry;
  // A sign a byte: what is Thai stays as it is.
  const text = Buffer.from(method === 0 ? packed : inflateRawSync(packed)).toString('latin1');
  const told = text
    .replaceAll(ERROR, '$1"str"')
    .replaceAll(UNCOMPUTED, (_, tag: string, attributes: string) => {
      const prefix = tag.slice(0, -1);
      return `<${tag}${attributes.replace(TYPE, '')} t="str"><${prefix}v>#NAME?</${prefix}v></${tag}>`;
    });
  if (told === text) return entry;
  const bytes = Buffer.from(told, 'latin1');
  return {
    name,
    method: 8,
    packed: deflateRawSync(bytes, { level: 1 }),
    crc: crc32(bytes),
    size: bytes.length,
  };
}
