import { useEffect, useRef } from 'react';
import { useServices } from '@/app-context/services';
import { loadWorkshop } from '../createPreviewRuntime';
import { createEditor } from './createEditor';
import type { Editor } from './createEditor';
import type { Playground } from './createPlayground';
import styles from './Playground.module.css';

export interface EditorPaneProps {
  playground: Pick<Playground, 'text' | 'change'>;
  /** Its accessible name. */
  label: string;
  /** The editor when it is created; undefined when it is destroyed. */
  onReady(editor: Editor | undefined): void;
}

const phrasesOf = (t: (key: string) => string) => ({
  Completions: t('preview.editor.completions'),
  'Fold line': t('preview.editor.fold'),
  'Unfold line': t('preview.editor.unfold'),
  'folded code': t('preview.editor.folded'),
  unfold: t('preview.editor.unfold'),
});

/** The element of the text editor. */
export function EditorPane({ playground, label, onReady }: EditorPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  // The translator changes whenever texts are loaded; as a dependency it would recreate the editor without its history.
  const { i18n } = useServices();
  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    const editor = createEditor({
      parent,
      text: playground.text(),
      label,
      phrases: phrasesOf(i18n.t),
      onChange: playground.change,
      async complete(text, offset) {
        const { completionsAt, loadVocabulary } = await loadWorkshop();
        return completionsAt(text, offset, await loadVocabulary(i18n.language.get()));
      },
      async explain(text, offset) {
        const { explanationAt, loadVocabulary } = await loadWorkshop();
        return explanationAt(text, offset, await loadVocabulary(i18n.language.get()));
      },
    });
    onReady(editor);
    // The button that opened the editor may be gone.
    if (document.activeElement === document.body) parent.querySelector<HTMLElement>('[contenteditable]')?.focus();
    return () => {
      onReady(undefined);
      editor.destroy();
    };
  }, [playground, label, onReady, i18n]);
  return <div ref={place} className={styles.editor} />;
}
