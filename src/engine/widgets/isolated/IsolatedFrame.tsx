import { useCallback, useEffect, useRef, useState } from 'react';
import type { Disposable } from '@/common/disposable';
import type { TenantComponent } from '../../host';
import { hostLook, onLookChange } from '../hostLook';
import { readTold } from '../told';
import { frameDocument } from './frameDocument';
import { IsolatedWidget } from './IsolatedWidget';
import type { IsolatedListener } from './IsolatedWidget';
import { openFrame } from './openFrame';
import { programAddress } from './programAddress';
import styles from './isolatedFrame.module.css';

interface IsolatedFrameProps {
  component: TenantComponent;
  title: string;
  /** What the widget is told, as a text. */
  told: string;
  language: string;
  isHidden: boolean;
  /** The same object as long as the frame is there. */
  listener: Omit<IsolatedListener, 'onHeight'>;
}

/** No more than this, however much a widget draws: the rest is reached by scrolling in the frame. */
const MOST_HEIGHT_PX = 4000;

interface Run {
  readonly widget: IsolatedWidget;
  dress(language: string): void;
  readonly stop: Disposable;
}

/** A frame in which one widget runs: it reaches nothing but the line that it is handed. */
export function IsolatedFrame({ component, title, told, language, isHidden, listener }: IsolatedFrameProps) {
  const [height, setHeight] = useState(0);
  const run = useRef<Run>(undefined);
  const [source] = useState(() => frameDocument(programAddress()));

  const start = useCallback(
    (frame: HTMLIFrameElement): Run => {
      const root = document.documentElement;
      const look = (of: string) => ({ css: hostLook(root), language: of });
      const widget: IsolatedWidget = new IsolatedWidget({
        type: component.type,
        send: (message) => line.send(message),
        listener: { ...listener, onHeight: (px) => setHeight(Math.min(px, MOST_HEIGHT_PX)) },
      });
      const line = openFrame(frame, (data) => widget.receive(data));
      line.send({ kind: 'begin', code: component.code, ...look(frame.lang) });
      const dress = (of: string) => line.send({ kind: 'look', ...look(of) });
      const unwatch = onLookChange(root, () => dress(frame.lang));
      const stop = () => {
        unwatch();
        widget.end();
        line.close();
      };
      return { widget, dress, stop };
    },
    [component, listener],
  );

  // A frame that is moved loads again: whatever was there before is gone.
  const handleLoad = ({ currentTarget }: { currentTarget: HTMLIFrameElement }) => {
    run.current?.stop();
    run.current = start(currentTarget);
    run.current.widget.tell(readTold(told));
  };
  useEffect(() => run.current?.widget.tell(readTold(told)), [told]);
  useEffect(() => run.current?.dress(language), [language]);
  useEffect(() => () => run.current?.stop(), []);

  return (
    <iframe
      className={styles.frame}
      title={title}
      lang={language}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      srcDoc={source}
      style={{ height }}
      hidden={isHidden}
      onLoad={handleLoad}
      // The frame itself says when the focus comes and goes.
      onFocus={(event) => event.stopPropagation()}
      onBlur={(event) => event.stopPropagation()}
    />
  );
}
