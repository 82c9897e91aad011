/** What people may upload. Browser and server share the limits, so a file that is too large is not sent at all. */

/**
 * `picture` is re-encoded; `paper` is a picture or a PDF, for identity papers and slips; `sheet` is a table, read row by row and not
 * kept itself. `zip` holds pictures, each of which goes the way of one.
 */
export type FileKind = 'picture' | 'paper' | 'sheet' | 'zip';

export type FileRule = {
  /** MIME types. A field asks for these, so that phones convert their own formats (HEIC) to JPEG. */
  accept: readonly string[];
  maxBytes: number;
};

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTE = 1024 * 1024;

export const FILE_RULES: Record<FileKind, FileRule> = {
  picture: { accept: PICTURES, maxBytes: 10 * MEGABYTE },
  paper: { accept: [...PICTURES, 'application/pdf'], maxBytes: 10 * MEGABYTE },
  sheet: {
    accept: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv',
      'text/plain',
      'text/tab-separated-values',
      'application/vnd.ms-excel',
    ],
    maxBytes: 20 * MEGABYTE,
  },
  zip: { accept: ['application/zip', 'application/x-zip-compressed'], maxBytes: 60 * MEGABYTE },
};

/** Width times height of a picture, decoded: 50 megapixels are more than phones take. */
export const MAX_PIXELS = 50_000_000;

/** The longest side of one. */
export const MAX_SIDE = 20_000;

export const megabytesOf = (bytes: number): number => Math.round(bytes / MEGABYTE);

/** How many photos a center may have; the database has the same bound. */
export const MOST_CENTER_PHOTOS = 10;
