import { useCallback, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { Field } from '../../model/field';
import type { ControlType } from '../../protocol/nodes';
import { usePage } from '../../react/pageContext';
import type { Upgrade } from './RestInput';

/** What a widget takes over from the field at rest, so that nothing that a person did there is lost. */
export interface Takeover {
  /** The field at rest had the focus, or was pressed. */
  readonly shouldFocus: boolean;
  readonly shouldOpen: boolean;
  /** What was typed while the widget was being fetched. */
  readonly typed: string;
  /** Where the caret was put, in characters from the beginning. */
  readonly caret?: number;
  /** Lets the field at rest take the widget's place again. */
  readonly rest: () => void;
}

export interface LiveProps<T extends ControlType> {
  readonly field: Field<T>;
  readonly takeover: Takeover;
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
  readonly takeover: Takeover;
}

/** More about why the widget is asked for. */
export interface UpgradeDetail {
  readonly caret?: number;
  readonly typed?: string;
}

/** From rest to live: the field at rest stays, with its focus, until the widget can take its place. */
export function useUpgrade<T extends ControlType>(
  widget: LiveWidget<T>,
  field: Field<T>,
): { live?: UpgradeState<T>; upgrade(reason: Upgrade, detail?: UpgradeDetail): void } {
  const page = usePage();
  const [live, setLive] = useState<UpgradeState<T>>();
  const typed = useRef('');
  const rest = useCallback(() => setLive(undefined), []);
  const upgrade = useCallback(
    (reason: Upgrade, detail: UpgradeDetail = {}) => {
      typed.current += detail.typed ?? '';
      const show = (Live: LiveComponent<T>) => {
        const hasFocus = document.activeElement?.id === field.id;
        // A press asks to open and then brings the focus: while the widget is fetched, the one does not undo the other.
        setLive((asked) => {
          const shouldOpen = reason === 'open' || (asked?.takeover.shouldOpen ?? false);
          return {
            Live,
            takeover: {
              shouldFocus: hasFocus || shouldOpen,
              shouldOpen,
              typed: typed.current,
              caret: detail.caret,
              rest,
            },
          };
        });
      };
      if (widget.current) show(widget.current);
      else widget.load().then(show, page.host.report);
    },
    [widget, field, page, rest],
  );
  return { live, upgrade };
}
