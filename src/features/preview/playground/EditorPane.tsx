import { useEffect, useRef } from 'react';
import { loadWorkshop } from '../loadWorkshop';
import { createEditor } from './createEditor';
import type { Editor } from './createEditor';
import type { Playground } from './createPlayground';
import styles from './Playground.module.css';

export interface EditorPaneProps {
  playground: Pick<Playground, 'text' | 'change'>;
  /** Its accessible name. */
  label: string;
  /** The editor once it stands, nothing when it goes. */
  onReady(editor: Editor | undefined): void;
}

async function complete(text: string, offset: number) {
  const { completionsAt, loadSchema } = await loadWorkshop();
  return completionsAt(text, offset, await loadSchema());
}

/** The place of the text editor. */
export function EditorPane({ playground, label, onReady }: EditorPaneProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    const editor = createEditor({ parent, text: playground.text(), label, onChange: playground.change, complete });
    onReady(editor);
    return () => {
      onReady(undefined);
      editor.destroy();
    };
  }, [playground, label, onReady]);
  return <div ref={place} className={styles.editor} />;
}
