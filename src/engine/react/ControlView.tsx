import { memo, useCallback, useState } from 'react';
import type { CSSProperties } from 'react';
import type { ControlViews } from '../controls/views';
import { extras } from '../extras';
import type { ControlModel } from '../model/controlModel';
import { untracked } from '../model/reactive';
import { bindFact } from './bindFact';
import { columnsOf } from './columnsOf';
import { FaultMark } from './FaultMark';
import { FieldItem } from './FieldItem';
import { FieldText } from './FieldText';
import { useViewsOf } from './pageContext';
import styles from './controlView.module.css';

function placeOf(control: ControlModel): CSSProperties | undefined {
  const { span, width, height, flex } = control.props as {
    span?: number;
    width?: number | string;
    height?: number | string;
    flex?: number;
  };
  // An array or table gives its height to its rows, below its head.
  const ownHeight = control.facts.category === 'array' || control.node.type === 'table' ? undefined : height;
  if (span === undefined && width === undefined && ownHeight === undefined && flex === undefined) return undefined;
  const isWholeLine = span !== undefined && span >= columnsOf(control.page);
  return {
    gridColumn: isWholeLine ? '1 / -1' : span && `span ${span}`,
    width,
    height: ownHeight,
    overflow: ownHeight === undefined ? undefined : 'auto',
    flex,
  };
}

/**
 * In a page that is only viewed a field is label and text, unless it can be pressed or shows more than a text. So is, in
 * the form of a flow, one that the step only shows.
 */
function isShownAsText(control: ControlModel, { Input, isOwnRecord }: ControlViews): boolean {
  const { page, isFilter, node, props, right } = control;
  if (Input === undefined || isFilter || node.events.onclicked || isOwnRecord?.(props)) return false;
  return page.isView || right === 'readonly';
}

/** One control in its place. Hiding and showing is written to the element; a control that was never shown is not rendered. */
export const ControlView = memo(function ControlView({ control }: { control: ControlModel }) {
  const view = useViewsOf(control.node.type);
  const { hidden } = control;
  const [wasShown, setShown] = useState(() => !untracked(() => hidden.get()));
  const bind = useCallback(
    (element: HTMLDivElement) => {
      const apply = () => {
        element.hidden = hidden.get();
        if (!element.hidden) setShown(true);
      };
      const stop = bindFact(control, hidden, apply);
      const release = control.node.events.onclicked && extras.bindPress?.(element, control);
      return () => {
        stop();
        release?.();
      };
    },
    [control, hidden],
  );
  const { box } = control.node;
  const isText = isShownAsText(control, view);
  const content = isText ? (
    <FieldText control={control} />
  ) : view.Input ? (
    <FieldItem control={control} Input={view.Input} />
  ) : (
    <view.Block control={control} />
  );
  return (
    <div
      ref={bind}
      className={
        view.Input && !(isText && control.page.isView) ? styles.field : view.isWide ? styles.wide : styles.item
      }
      data-control={control.name}
      data-frame={view.isFrame || undefined}
      data-press={view.isPress}
      data-long={view.isLong}
      style={placeOf(control)}
    >
      {wasShown && (box ? <div {...box}>{content}</div> : content)}
      {wasShown && control.page.host.isAuthoring && <FaultMark control={control} />}
    </div>
  );
});
