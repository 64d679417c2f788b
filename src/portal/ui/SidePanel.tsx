import { Drawer } from 'antd';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useEscape } from '../../ui/useEscape';
import { useNarrow } from '../../ui/useMediaQuery';
import { useT } from '../sdk/hooks';
import { CoverPageContext } from './Page';

const WIDTH_PX = 520;
const WIDE_PX = 720;

interface Props {
  title: string;
  isOpen: boolean;
  /** For content that needs more room. */
  isWide?: boolean;
  onClose(): void;
  /** A `PanelContent`; it is mounted again each time the panel opens. */
  children: ReactNode;
}

/**
 * A panel from the right, over its page only: it is rendered into the page's element, so it is hidden with its tab and
 * keeps its state. Fills the page on a phone. Pass it as the `panel` of a `Page`.
 */
export function SidePanel({ title, isOpen, isWide = false, onClose, children }: Props) {
  const isNarrow = useNarrow();
  const t = useT();
  const cover = use(CoverPageContext);
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
  return (
    <Drawer
      panelRef={panel}
      title={title}
      open={isOpen}
      width={isNarrow ? '100%' : isWide ? WIDE_PX : WIDTH_PX}
      getContainer={false}
      rootStyle={{ position: 'absolute' }}
      styles={{
        wrapper: { maxWidth: '100%' },
        header: { padding: '8px 16px' },
        body: { padding: 0, overflow: 'hidden' },
      }}
      maskClosable={false}
      keyboard={false}
      destroyOnHidden
      closable={{ 'aria-label': t('ui.close'), placement: 'end' }}
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
