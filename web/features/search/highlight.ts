export type TextPart = { text: string; typed: boolean };

/** Cuts a suggestion into what was typed and the rest, whatever the case; what was typed is taken as it stands. */
export function highlight(text: string, typed: string): TextPart[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return [{ text, typed: false }];
  const inLower = text.toLocaleLowerCase();
  // A few letters change their length in lower case; then places would not agree, and nothing is marked.
  if (inLower.length !== text.length) return [{ text, typed: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = inLower.indexOf(wanted); at >= 0; at = inLower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), typed: false });
    parts.push({ text: text.slice(at, at + wanted.length), typed: true });
    from = at + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), typed: false });
  return parts;
}
