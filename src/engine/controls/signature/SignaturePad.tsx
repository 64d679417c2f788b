import { useCallback, useMemo, useRef } from 'react';
import type { CompositionEvent, InputEvent, PointerEvent } from 'react';
import { PAPER, PAPER_COLORS } from '@/common/signaturePaper';
import type { Field } from '../../model/field';
import { describeField } from '../../react/bindInput';
import { usePage } from '../../react/pageContext';
import { SIGNALS, useWatched } from '../../react/useWatched';
import button from '../button/button.module.css';
import { isEmptyValue } from '../defineControl';
import input from '../shared/input.module.css';
import { leaveHandler } from '../shared/leaveHandler';
import { Drawing } from './drawing';
import { isDrawing } from './facts';
import styles from './signature.module.css';

/** A sheet to draw on, and a line to type the name in for whoever cannot or does not want to draw. */
export function SignaturePad({ field }: { field: Field<'signature'> }) {
  const page = usePage();
  const { t } = page.host;
  const drawing = useMemo(() => new Drawing(field), [field]);
  const canUndo = useWatched(SIGNALS, () => drawing.earlier().length > 0);
  const bindSheet = useCallback((canvas: HTMLCanvasElement) => drawing.attach(canvas), [drawing]);
  const name = useRef<HTMLInputElement>(null);
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const isSigned = useWatched(field, () => isDrawing(field.value()));
  const isEmpty = useWatched(field, () => isEmptyValue(field.value()));
  const bindName = useCallback(
    (element: HTMLInputElement) => {
      name.current = element;
      return field.watch(() => describeField(element, field));
    },
    [field],
  );

  const emptyName = () => {
    if (name.current) name.current.value = '';
  };
  const handlePointerDown = ({ nativeEvent }: PointerEvent<HTMLCanvasElement>) => {
    emptyName();
    drawing.begin(nativeEvent);
  };
  const handleName = (event: InputEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing))
      drawing.write(event.currentTarget.value);
  };
  const handleUndo = () => {
    emptyName();
    drawing.undo();
  };
  const handleClear = () => {
    emptyName();
    drawing.clear();
  };
  return (
    <div className={styles.signature} role="group" aria-label={title} onBlur={leaveHandler(field)}>
      <div className={styles.sheet}>
        <canvas
          ref={bindSheet}
          className={styles.canvas}
          width={PAPER.width}
          height={PAPER.height}
          role="img"
          aria-label={t(isSigned ? 'engine.signature.image' : 'engine.signature.pad', { title })}
          onPointerDown={handlePointerDown}
          onPointerMove={({ nativeEvent }) => drawing.move(nativeEvent)}
          onPointerUp={({ nativeEvent }) => drawing.end(nativeEvent)}
          onPointerCancel={({ nativeEvent }) => drawing.end(nativeEvent)}
        />
        {!isSigned && (
          <span className={styles.hint} style={{ color: PAPER_COLORS.hint }} aria-hidden="true">
            {page.text(field.props.placeholder) || t('engine.signature.here')}
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <input
          ref={bindName}
          id={field.id}
          type="text"
          className={input.input}
          aria-label={t('engine.signature.name', { title })}
          placeholder={t('engine.signature.typename')}
          autoComplete="off"
          onInput={handleName}
          onCompositionEnd={handleName}
          onFocus={() => field.focus()}
        />
        <button type="button" className={button.button} disabled={!canUndo} onClick={handleUndo}>
          {t('engine.signature.undo')}
        </button>
        <button type="button" className={button.button} disabled={isEmpty} onClick={handleClear}>
          {t('engine.signature.clear')}
        </button>
      </div>
    </div>
  );
}
