/** What the editor knows: what blocks can say and no more (decision 13). Anything else that is pasted becomes plain paragraphs. */
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from '#domain/text/content-text.ts';
import { tableNodes } from './editor-tables.ts';

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
  ...tableNodes,
  Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/"]' }] }),
];
