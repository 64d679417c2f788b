import { useCallback, useState } from 'react';
import type { FocusEvent } from 'react';
import type { EditorState } from 'prosemirror-state';
import { bindWidget } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import textStyles from '../shared/formatted.module.css';
import { leaveHandler } from '../shared/leaveHandler';
import type { LiveProps } from '../shared/useUpgrade';
import { createEditor } from './createEditor';
import type { Editor } from './createEditor';
import facts from './facts';
import { heightOf } from './heightOf';
import styles from './richtext.module.css';
import { Toolbar } from './Toolbar';

/** The editor over a field that holds HTML, with its toolbar. */
export function RichtextLive({ field, takeover: { shouldFocus, caret } }: LiveProps<'richtext'>) {
  const page = usePage();
  const [editor, setEditor] = useState<Editor>();
  const [state, setState] = useState<EditorState>();
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isEmpty = useWatched(field, () => facts.isEmpty?.(field.value()) ?? false);
  const bind = useCallback(
    (place: HTMLDivElement) => {
      let shown = plainText(field.value());
      const created = createEditor(place, {
        html: shown,
        caret,
        attributes: {
          id: field.id,
          role: 'textbox',
          'aria-multiline': 'true',
          class: `${styles.text} ${textStyles.text}`,
        },
        isEditable: () => !field.isReadonly(),
        onEdit(html) {
          shown = html ?? '';
          field.edit(html);
        },
        onState: setState,
      });
      const { view } = created;
      const follow = () => {
        const value = plainText(field.value());
        if (view.editable === field.isReadonly()) view.setProps({});
        if (value === shown || view.composing) return;
        shown = value;
        created.replace(value);
      };
      const stop = field.watch(follow);
      const stopDescribing = bindWidget(field);
      place.addEventListener('compositionend', follow);
      setEditor(created);
      if (shouldFocus) view.focus();
      return () => {
        stop();
        stopDescribing();
        view.destroy();
      };
    },
    [field, shouldFocus, caret],
  );
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) field.focus();
  };
  return (
    <div className={styles.editor} onFocus={handleFocus} onBlur={leaveHandler(field)}>
      {editor && state && !isReadonly && <Toolbar editor={editor} state={state} controls={field.id} title={title} />}
      <div
        ref={bind}
        aria-label={title}
        aria-readonly={isReadonly || undefined}
        style={heightOf(field.props)}
        data-placeholder={(isEmpty && !isReadonly && page.text(field.props.placeholder)) || undefined}
      />
    </div>
  );
}
