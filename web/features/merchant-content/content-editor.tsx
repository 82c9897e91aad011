import '@mantine/tiptap/styles.css';
import { Button } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import { FILE_RULES } from '#domain/files/file-kinds.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { TextField } from '../../ui/form/field.tsx';
import { useTellError } from '../session/visitor/use-tell-error.ts';
import { documentOf, textOfDocument } from './content-blocks.ts';
import classes from './content-editor.module.css';
import { editorExtensions } from './editor-extensions.ts';
import { changeTable, NEW_TABLE, type TableCommand } from './editor-tables.ts';
import { withPlainTables } from './pasted-tables.ts';

type Props = {
  label: string;
  lang: 'th' | 'en';
  /** In the notation of decision 13. */
  value: string;
  onChange: (text: string) => void;
};

/** Where a text is written, with what the shop's pages can show. */
export default function ContentEditor({ label, lang, value, onChange }: Props) {
  const t = useTranslations('merchantContent.editor');
  const [addsPicture, setAddsPicture] = useState(false);
  const own = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const editor = useEditor({
    extensions: editorExtensions,
    content: documentOf(value),
    immediatelyRender: false,
    // Its style would be a style element, which the pages' policy refuses; it is in the module.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: withPlainTables,
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang,
        class: classes.text ?? '',
      },
    },
    onUpdate: ({ editor: { getJSON } }) => {
      const text = textOfDocument(getJSON());
      if (text === own.current) return;
      own.current = text;
      tell.current(text);
    },
  });
  useEffect(() => {
    // Discarded, or read anew: the editor shows what the form has.
    if (!editor || value === own.current) return;
    own.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  const labels = {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    h2ControlLabel: t('h2'),
    h3ControlLabel: t('h3'),
    bulletListControlLabel: t('bullets'),
    orderedListControlLabel: t('steps'),
    blockquoteControlLabel: t('note'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    undoControlLabel: t('undo'),
    redoControlLabel: t('redo'),
    linkEditorInputLabel: t('linkLabel'),
    linkEditorInputPlaceholder: t('linkHint'),
    linkEditorSave: t('linkSave'),
  };
  return (
    <RichTextEditor editor={editor} labels={labels} className={classes.editor}>
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        <Button size="compact-md" variant="default" onClick={() => setAddsPicture(true)}>
          {t('picture')}
        </Button>
        {editor && <TableButtons editor={editor} />}
      </RichTextEditor.Toolbar>
      {addsPicture && editor && <AddPicture editor={editor} onDone={() => setAddsPicture(false)} />}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

const TABLE_COMMANDS = [
  'addRow',
  'addColumn',
  'deleteRow',
  'deleteColumn',
  'deleteTable',
] as const satisfies readonly TableCommand[];

/** Puts in a table; within one, what can be done with it. */
function TableButtons({ editor }: { editor: Editor }) {
  const t = useTranslations('merchantContent.editor');
  const isInside = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!isInside)
    return (
      <Button
        size="compact-md"
        variant="default"
        onClick={() => editor.chain().focus().insertContent(NEW_TABLE).run()}
      >
        {t('table')}
      </Button>
    );
  return (
    <fieldset aria-label={t('tableChange')} className={classes.buttons}>
      {TABLE_COMMANDS.map((command) => (
        <Button
          key={command}
          size="compact-md"
          variant="default"
          onClick={() => changeTable(editor, command)}
        >
          {t(command)}
        </Button>
      ))}
    </fieldset>
  );
}

/** A picture of the person's own, with what it shows. */
function AddPicture({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('merchantContent.editor');
  const { api } = usePage();
  const tellError = useTellError();
  const [alt, setAlt] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setBusy(true);
    try {
      const { Address } = await api.addContentPicture({ files: { picture: file } });
      editor.chain().focus().setImage({ src: Address, alt: alt.trim() }).run();
      onDone();
    } catch (error) {
      tellError(error);
      setBusy(false);
    }
  };
  return (
    <div className={classes.picture}>
      <TextField
        label={t('pictureAlt')}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        error={wrong && alt.trim() === '' ? t('pictureAltMissing') : undefined}
        maxLength={200}
        autoComplete="off"
      />
      <input
        ref={input}
        id={inputId}
        type="file"
        hidden
        aria-label={t('pictureChoose')}
        accept={FILE_RULES.picture.accept.join(',')}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      <div className={classes.buttons}>
        <Button
          size="md"
          loading={busy}
          onClick={() => (alt.trim() === '' ? setWrong(true) : input.current?.click())}
        >
          {busy ? t('pictureSending') : t('pictureChoose')}
        </Button>
        <Button size="md" variant="default" disabled={busy} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
