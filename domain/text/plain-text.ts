/**
 * Cleans text as people type and paste it, before anything else reads it (decision 23). Pure; the server applies it
 * to every string of every request.
 */

/** Line feed, carriage return and tab are text; other control characters (C0, DELETE, C1) are not. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** CR, CR LF, and Unicode's own separators of lines and paragraphs. */
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
/**
 * Invisible and never intended in a shop: soft hyphen, zero-width space (pasted Thai is full of it), word joiner
 * and invisible operators, byte order mark, and everything that changes the text direction. The joiners U+200C and
 * U+200D stay: emoji and some scripts need them.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * The text with line breaks as LF and without invisible characters; undefined if it contains half a letter or a
 * control character.
 */
export function plainText(text: string): string | undefined {
  if (!text.isWellFormed() || CONTROL.test(text)) return undefined;
  return text.replace(LINE_BREAK, '\n').replace(INVISIBLE, '');
}

/**
 * Text of a single-line field: a tab or line break in it was pasted and means a space, and so does the no-break space
 * of a product's name copied from a page (`shownName`).
 */
export function inOneLine(text: string): string {
  return text.replace(/[\t\n]+|\u00a0/g, ' ');
}
