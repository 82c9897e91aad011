/**
 * Text as people type and paste it, made plain before anything else reads it (decision 23). Pure; the server cleans every
 * string of every request by it.
 */

/** Line feed, carriage return and tab are text; no other control character (C0, DELETE, C1) is. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** CR, CR LF, and Unicode's own separators of lines and paragraphs. */
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;
/**
 * Nobody sees them and nobody means them in a shop: soft hyphen, zero-width space (pasted Thai is full of it), word joiner
 * and invisible operators, byte order mark, and all that turns the direction of what follows. The joiners U+200C and U+200D
 * stay: emoji and some scripts are written with them.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** The text with line breaks as LF and without what is invisible; undefined for what is no text: half a letter, or a control character. */
export function plainText(text: string): string | undefined {
  if (!text.isWellFormed() || CONTROL.test(text)) return undefined;
  return text.replace(LINE_BREAK, '\n').replace(INVISIBLE, '');
}

/** Text of a field of one line: a tab or line break in it was pasted, and means a space. */
export function inOneLine(text: string): string {
  return text.replace(/[\t\n]+/g, ' ');
}
