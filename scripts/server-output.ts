import type { Plugin } from 'rolldown';

/** Code that only the server runs: small in memory, with the names and lines that an error's trace needs. */
export const serverOutput = {
  name: 'server-output',
  outputOptions: (given) => ({
    ...given,
    comments: false,
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  }),
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code);
  },
} satisfies Plugin;

/**
 * V8 keeps a source in which one letter is not Latin in two bytes a letter. Written so it means the same in strings,
 * templates and patterns, and code without comments has such letters nowhere else.
 */
const inAscii = (code: string): string =>
  // oxlint-disable-next-line no-control-regex -- all that ASCII has
  code.replace(/[^\x00-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
