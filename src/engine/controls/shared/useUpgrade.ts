import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Field } from '../../model/field';
import { usePage } from '../../react/pageContext';
import type { Upgrade } from './RestInput';

export interface LiveProps {
  readonly field: Field;
  /** It takes over from a field at rest that had the focus, or that was pressed. */
  readonly shouldFocus: boolean;
  readonly shouldOpen: boolean;
}

type LiveComponent = ComponentType<LiveProps>;

/** A live widget that is loaded once, on first need or when the page is idle. */
export interface LiveWidget {
  readonly current?: LiveComponent;
  load(): Promise<LiveComponent>;
}

export function createLiveWidget(load: () => Promise<LiveComponent>): LiveWidget {
  let current: LiveComponent | undefined;
  let loading: Promise<LiveComponent> | undefined;
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

interface UpgradeState {
  readonly Live: LiveComponent;
  readonly shouldFocus: boolean;
  readonly shouldOpen: boolean;
}

/** From rest to live: the field at rest stays, with its focus, until the widget can take its place. */
export function useUpgrade(widget: LiveWidget, field: Field): { live?: UpgradeState; upgrade(reason: Upgrade): void } {
  const page = usePage();
  const [live, setLive] = useState<UpgradeState>();
  const upgrade = (reason: Upgrade) => {
    const show = (Live: LiveComponent) => {
      const hasFocus = document.activeElement?.id === field.id;
      setLive({ Live, shouldFocus: hasFocus || reason === 'open', shouldOpen: reason === 'open' });
    };
    if (widget.current) show(widget.current);
    else widget.load().then(show, page.host.report);
  };
  return { live, upgrade };
}
