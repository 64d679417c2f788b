import { useCallback, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { plainText } from '../defineControl';
import { FormattedText } from '../shared/FormattedText';
import { isTooLarge } from '../shared/htmlLimits';
import type { Upgrade } from '../shared/RestInput';
import type { UpgradeDetail } from '../shared/useUpgrade';
import { caretOf } from './caretOf';
import facts from './facts';
import { heightOf } from './heightOf';
import styles from './richtext.module.css';

interface RichtextRestProps {
  field: Field<'richtext'>;
  onUpgrade(reason: Upgrade, detail?: UpgradeDetail): void;
}

/** The formatted text in a box that looks like an input; focus or a press asks for the editor. */
export function RichtextRest({ field, onUpgrade }: RichtextRestProps) {
  const page = usePage();
  const isPressed = useRef(false);
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const html = useWatched(field, () => plainText(field.value()));
  const isReadonly = useWatched(field, () => field.isReadonly());
  const bind = useCallback((element: HTMLDivElement) => field.watch(() => describeField(element, field)), [field]);
  const ask = (reason: Upgrade, caret?: number) => {
    isPressed.current = false;
    // What cannot be shown cannot be edited without losing it.
    if (!isReadonly && !isTooLarge(html)) onUpgrade(reason, { caret });
  };
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isReadonly) return;
    // What can be edited is pressed to edit it: its links lead nowhere.
    event.preventDefault();
    ask('open', caretOf(event.currentTarget, event));
  };
  return (
    <div
      ref={bind}
      id={field.id}
      role="textbox"
      aria-multiline="true"
      aria-label={title}
      aria-readonly={isReadonly || undefined}
      tabIndex={0}
      className={styles.box}
      style={heightOf(field.props)}
      data-placeholder={(!isReadonly && facts.isEmpty?.(html) && page.text(field.props.placeholder)) || undefined}
      onKeyDown={() => ask('focus')}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onPointerLeave={() => {
        isPressed.current = false;
      }}
      // Taking its place at once would leave the press without a target.
      onFocus={() => {
        field.focus();
        if (!isPressed.current) ask('focus');
      }}
      onClick={handleClick}
    >
      <FormattedText html={html} />
    </div>
  );
}
