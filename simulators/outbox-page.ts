/** The page on which a simulated provider shows what it would have sent. */

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

type Shown = { head: string; text: string; foot: string };

export const outboxPage = (
  title: string,
  messages: readonly Shown[],
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
li{margin:0 0 1rem;padding:1rem;border:1px solid #ddd;border-radius:8px;list-style:none}ul{padding:0}small{color:#555}p{white-space:pre-line;overflow-wrap:anywhere}</style>
<h1>${title}</h1><p>Messages this demo would have sent. Reload to see new ones.</p>
${messages.length === 0 ? '<p>Nothing sent yet.</p>' : ''}<ul>${messages
  .map(
    ({ head, text, foot }) =>
      `<li><b>${escaped(head)}</b><p>${escaped(text)}</p><small>${escaped(foot)}</small></li>`,
  )
  .join('')}</ul></html>`;
