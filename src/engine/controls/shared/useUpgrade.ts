import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Field } from '../../model/field';
import type { ControlType } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import type { Upgrade } from './RestInput';

export interface LiveProps<T extends ControlType> {
  readonly field: Field<T>;
  /** It takes over from a field at rest that had the focus, or that was pressed. */
  readonly shouldFocus: boolean;
  readonly shouldOpen: boolean;
  /** Where the caret was put at rest, in characters from the beginning. */
  readonly caret?: number;
}

type LiveComponent<T extends ControlType> = ComponentType<LiveProps<T>>;

/** A live widget that is loaded once, on first need or when the page is idle. */
export interface LiveWidget<T extends ControlType> {
  readonly current?: LiveComponent<T>;
  load(): Promise<LiveComponent<T>>;
}

export function createLiveWidget<T extends ControlType>(load: () => Promise<LiveComponent<T>>): LiveWidget<T> {
  let current: LiveComponent<T> | undefined;
  let loading: Promise<LiveComponent<T>> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      loading ??= load().then(
        (component) => (current = component),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

interface UpgradeState<T extends ControlType> {
  readonly Live: LiveComponent<T>;
  readonly shouldFocus: boolean;
  readonly shouldOpen: boolean;
  readonly caret?: number;
}

/** From rest to live: the field at rest stays, with its focus, until the widget can take its place. */
export function useUpgrade<T extends ControlType>(widget: LiveWidget<T>, field: Field<T>): { live?: UpgradeState<T>; upgrade(reason: Upgrade, caret?: number): void } {
  const page = usePage();
  const [live, setLive] = useState<UpgradeState<T>>();
  const upgrade = (reason: Upgrade, caret?: number) => {
    const show = (Live: LiveComponent<T>) => {
      const hasFocus = document.activeElement?.id === field.id;
      // A press asks to open and then brings the focus: while the widget is fetched, the one does not undo the other.
      setLive((asked) => {
        const shouldOpen = reason === 'open' || (asked?.shouldOpen ?? false);
        return { Live, shouldFocus: hasFocus || shouldOpen, shouldOpen, caret };
      });
    };
    if (widget.current) show(widget.current);
    else widget.load().then(show, page.host.report);
  };
  return { live, upgrade };
}
