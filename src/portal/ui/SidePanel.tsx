import { Drawer } from 'antd';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useEscape } from '../../ui/useEscape';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import { PageLayersContext } from './Page';

const WIDTH_PX = 520;
const WIDE_PX = 720;

const SHEET = { placement: 'bottom', height: 'auto' } as const;
/** Its content scrolls when it would cover the whole page. */
const SHEET_WRAPPER = { display: 'flex', maxHeight: '85%' };

/** antd marks the ends of a drawer with two focusable elements without a name: from them the focus goes round at once. */
function passSentinel({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const { sentinel } = target.dataset;
  if (!sentinel) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a, button, input, select, textarea')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  if (sentinel === 'start') stops.reverse();
  // What is disabled or hidden does not take the focus.
  stops.find((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}

interface Props {
  title: string;
  isOpen: boolean;
  /** For content that needs more room. */
  isWide?: boolean;
  /** As wide as its page. */
  isFull?: boolean;
  /** Comes from below and is as high as its content: for little that is soon done with. A press beside it closes it. */
  isSheet?: boolean;
  onClose(): void;
  /** A `PanelContent`, of a sheet anything; it is mounted again each time the panel opens. */
  children: ReactNode;
}

/**
 * A panel from the right, over its page only: it is rendered into the page's element, so it is hidden with its tab and
 * keeps its state. Fills the page on a phone. Pass it as the `panel` of a `Page`, or use it anywhere within one.
 */
export function SidePanel({ title, isOpen, isWide, isFull, isSheet = false, onClose, children }: Props) {
  const isNarrow = useNarrow();
  const t = useT();
  const { cover, panels } = use(PageLayersContext);
  useLayoutEffect(() => (isOpen ? cover() : undefined), [isOpen, cover]);
  const panel = useRef<HTMLDivElement>(null);
  useEscape(panel, isOpen, onClose);
  // antd's Drawer takes the focus in an effect, after a field with `autoFocus` has got it.
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const hasFocus = isOpen && activeElement instanceof HTMLElement && panel.current?.contains(activeElement);
    focused.current = hasFocus ? activeElement : null;
  }, [isOpen]);
  useEffect(() => focused.current?.focus({ preventScroll: true }), [isOpen]);
  const size = isSheet ? SHEET : { width: isNarrow || isFull ? '100%' : isWide ? WIDE_PX : WIDTH_PX };
  const drawer = (
    <div style={{ display: 'contents' }} onFocus={passSentinel}>
      <Drawer
        {...size}
        panelRef={panel}
        title={title}
        open={isOpen}
        getContainer={false}
        rootStyle={{ position: 'absolute' }}
        styles={{
          wrapper: isSheet ? SHEET_WRAPPER : { maxWidth: '100%' },
          header: { padding: '8px 16px' },
          body: isSheet ? { padding: 16 } : { padding: 0, overflow: 'hidden' },
        }}
        maskClosable={isSheet}
        keyboard={false}
        destroyOnHidden
        closable={{ 'aria-label': t('ui.close'), placement: 'end' }}
        onClose={onClose}
      >
        {children}
      </Drawer>
    </div>
  );
  return panels ? createPortal(drawer, panels) : drawer;
}
