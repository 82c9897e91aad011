/** What the editor knows: what blocks can say and no more (decision 13). Anything else that is pasted becomes plain paragraphs. */
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from '#domain/text/content-text.ts';

export const editorExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: false, linkOnPaste: false, isAllowedUri: isSafeLink },
  }),
  Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/"]' }] }),
];

/** Cells of tables as paragraphs of their own: without it their words would run together. */
export const withoutTables = (html: string): string =>
  html
    .replace(/<\/?(?:table|thead|tbody|tfoot|tr|colgroup|col)(?=[\s/>])[^>]*>/gi, '')
    .replace(/<(\/?)(?:td|th|caption)(?=[\s>])/gi, '<$1p');
