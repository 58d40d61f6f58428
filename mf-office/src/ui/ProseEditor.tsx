import { isSafePath, pictureUrl } from '@haesol/contracts/common';
import { Button, Select, TextField } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createEditor, toState } from './createEditor.ts';
import {
  type EditorTool,
  editorTools,
  isTableOpen,
  type RichPicture,
  readBlock,
  readLink,
  readPicture,
  setLink,
  setPicture,
  tableTools,
  toBlock,
} from './editorTools.ts';
import { PictureInput } from './PictureInput.tsx';
import { openPlace, type Panel } from './panelPlaces.ts';
import styles from './RichEditor.module.css';
import { toHtml } from './richHtml.ts';

export interface ProseEditorProps {
  readonly value: string;
  /** Of the text box. */
  readonly attributes: Readonly<Record<string, string>>;
  onChange(html: string): void;
}

/** Editor of a published text, with its bar of tools. */
export function ProseEditor({ value, attributes, onChange }: ProseEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  /** HTML that the document has. */
  const shown = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const described = JSON.stringify(attributes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is opened once and updated below
  useEffect(() => {
    if (place.current === null) return undefined;
    const editor = createEditor(place.current, {
      html: shown.current,
      attributes,
      onChange(next, { docChanged }) {
        setState(next);
        if (!docChanged) return;
        shown.current = toHtml(next.doc);
        latest.current(shown.current);
      },
    });
    setView(editor);
    setState(editor.state);
    return () => editor.destroy();
  }, []);

  useEffect(() => view?.setProps({ attributes: JSON.parse(described) }), [view, described]);

  // A value from elsewhere, such as a draft: typing changes `shown` first.
  useEffect(() => {
    if (view === undefined || value === shown.current) return;
    shown.current = value;
    view.updateState(toState(value));
    setState(view.state);
  }, [view, value]);

  const run = (command: Command) => {
    if (view === undefined) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <div className={styles.editor}>
      {view === undefined || state === undefined ? null : (
        <EditorBar onOpen={(panel) => openPlace(panel)(view.state, view.dispatch)} onRun={run} state={state} />
      )}
      <div className={styles.content} ref={place} />
    </div>
  );
}

interface BarProps {
  readonly state: EditorState;
  onRun(command: Command): void;
  /** Called when a panel is opened. */
  onOpen(panel: Panel): void;
}

function EditorBar({ state, onRun, onOpen }: BarProps) {
  const t = useText();
  const [link, setLinkText] = useState<string>();
  const [picture, setPictureOpen] = useState<RichPicture>();
  const toButton = ({ name, run, isOn }: EditorTool) => (
    <Button
      aria-pressed={isOn?.(state)}
      disabled={!run(state)}
      key={name}
      onClick={() => onRun(run)}
      size="small"
      type="button"
    >
      {t(`editor.${name}`)}
    </Button>
  );
  return (
    <div aria-label={t('editor.bar')} className={styles.bar} role="toolbar">
      <Select
        hideLabel
        label={t('editor.block')}
        onChange={({ target }) => onRun(toBlock(target.value))}
        options={['p', '2', '3', '4'].map((kind) => ({ value: kind, label: t(`editor.blocks.${kind}`) }))}
        value={readBlock(state)}
      />
      {editorTools.flat().map(toButton)}
      <Button
        aria-expanded={link !== undefined}
        onClick={() => {
          onOpen('link');
          setLinkText(readLink(state));
        }}
        size="small"
        type="button"
      >
        {t('editor.link')}
      </Button>
      <Button
        aria-expanded={picture !== undefined}
        onClick={() => {
          onOpen('picture');
          setPictureOpen(readPicture(state) ?? noPicture);
        }}
        size="small"
        type="button"
      >
        {t('editor.picture')}
      </Button>
      {isTableOpen(state) && tableTools.map(toButton)}
      {link !== undefined && (
        <LinkField
          initial={link}
          onClose={() => setLinkText(undefined)}
          onSave={(href) => {
            onRun(setLink(href));
            setLinkText(undefined);
          }}
        />
      )}
      {picture !== undefined && (
        <PictureFields
          initial={picture}
          key={picture.src}
          onClose={() => setPictureOpen(undefined)}
          onSave={(next) => {
            onRun(setPicture(next));
            setPictureOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

const noPicture: RichPicture = { src: '', alt: '', caption: '', width: null, height: null };

interface LinkFieldProps {
  readonly initial: string;
  onSave(href: string): void;
  onClose(): void;
}

const isLink = (text: string) => text === '' || isSafePath(text) || /^(?:#|https:\/\/|mailto:|tel:)/.test(text);

function LinkField({ initial, onSave, onClose }: LinkFieldProps) {
  const t = useText();
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();
  const save = () => (isLink(text.trim()) ? onSave(text.trim()) : setError(t('editor.linkError')));
  return (
    <div className={styles.link}>
      <TextField
        autoFocus
        error={error}
        help={t('editor.linkHelp')}
        label={t('editor.linkAddress')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save();
          }
        }}
        value={text}
      />
      <Button onClick={save} type="button">
        {t('editor.linkSave')}
      </Button>
      <Button onClick={onClose} type="button">
        {t('queue.cancel')}
      </Button>
    </div>
  );
}

interface PictureFieldsProps {
  readonly initial: RichPicture;
  onSave(picture: RichPicture): void;
  onClose(): void;
}

function PictureFields({ initial, onSave, onClose }: PictureFieldsProps) {
  const t = useText();
  const [picture, setPicture] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const altId = useId();
  const change = (part: Partial<RichPicture>) => setPicture((before) => ({ ...before, ...part }));
  const isFound = z.safeParse(pictureUrl, picture.src).success;
  const alt = picture.alt.trim();
  const save = () =>
    isFound && alt !== '' ? onSave({ ...picture, alt, caption: picture.caption.trim() }) : setChecked(true);
  return (
    <div className={styles.picture}>
      <PictureInput
        error={isChecked && !isFound ? t('editor.pictureMissing') : undefined}
        label={t('editor.pictureFile')}
        nextId={altId}
        onChange={(src) => change({ src, width: null, height: null })}
        onSize={(size) => picture.width === null && change(size)}
        required
        value={picture.src}
      />
      <TextField
        error={isChecked && alt === '' ? t('editor.pictureAltMissing') : undefined}
        help={t('editor.pictureAltHelp')}
        id={altId}
        label={t('editor.pictureAlt')}
        onChange={({ target }) => change({ alt: target.value })}
        required
        value={picture.alt}
      />
      <TextField
        label={t('editor.pictureCaption')}
        onChange={({ target }) => change({ caption: target.value })}
        optional
        value={picture.caption}
      />
      <div className={styles.link}>
        <Button onClick={save} type="button">
          {t('editor.pictureSave')}
        </Button>
        <Button onClick={onClose} type="button">
          {t('queue.cancel')}
        </Button>
      </div>
    </div>
  );
}
