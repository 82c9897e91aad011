/** `at` is its place in the whole text. */
export type TextPart = { text: string; typed: boolean; at: number };

/** Cuts a suggestion into what was typed and the rest, whatever the case; what was typed is taken as it stands. */
export function highlight(text: string, typed: string): TextPart[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return [{ text, typed: false, at: 0 }];
  const inLower = text.toLocaleLowerCase();
  // A few letters change their length in lower case; then places would not agree, and nothing is marked.
  if (inLower.length !== text.length) return [{ text, typed: false, at: 0 }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = inLower.indexOf(wanted); at >= 0; at = inLower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), typed: false, at: from });
    parts.push({ text: text.slice(at, at + wanted.length), typed: true, at });
    from = at + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), typed: false, at: from });
  return parts;
}
