import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { EditorState } from 'prosemirror-state';
import { usePage } from '../../react/pageContext';
import type { Editor } from './createEditor';
import { activeFormats, COMMANDS, FORMATS } from './formats';
import type { FormatName } from './formats';
import { linkAt, setLink } from './link';
import { LinkForm } from './LinkForm';
import styles from './richtext.module.css';
import { ToolIcon } from './ToolIcon';

interface ToolbarProps {
  editor: Editor;
  state: EditorState;
  /** Id of what it formats. */
  controls: string;
  title: string;
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

/** Buttons that format what is selected: one stop for the tab key, the arrow keys go from one to the next. */
export function Toolbar({ editor, state, controls, title }: ToolbarProps) {
  const { t } = usePage().host;
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { view } = editor;
  const active = activeFormats(state);
  const press = (name: FormatName) => {
    if (name === 'link') {
      setLinking(!isLinking);
      return;
    }
    COMMANDS[name](view.state, view.dispatch, view);
    view.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (step(current) + FORMATS.length) % FORMATS.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const closeLink = (href?: string | null) => {
    setLinking(false);
    if (href !== null) view.dispatch(setLink(view.state, href));
    view.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        className={styles.tools}
        aria-label={t('engine.richtext.tools', { title })}
        aria-controls={controls}
        onKeyDown={handleKeyDown}
      >
        {FORMATS.map((name, index) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            tabIndex={index === current ? 0 : -1}
            aria-label={t(`engine.richtext.${name}`)}
            title={t(`engine.richtext.${name}`)}
            aria-pressed={name === 'clear' ? undefined : active.includes(name)}
            aria-expanded={name === 'link' ? isLinking : undefined}
            // The press must not take the selection away that it is about.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(index)}
            onClick={() => press(name)}
          >
            <ToolIcon name={name} />
          </button>
        ))}
      </div>
      {isLinking && <LinkForm href={linkAt(state).href} onClose={closeLink} />}
    </>
  );
}
