import { Modal } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '@/app-context/services';
import { useFocusReturn } from '@/workspace/dialogs/useFocusReturn';
import { useCloseRequest } from '@/workspace/overlays/OverlayContext';
import styles from './Spreadsheet.module.css';

/** Pixels: of forms and results, and of rows of a spreadsheet. */
const WIDTHS = { form: 560, rows: 1080 };

export interface SpreadsheetModalProps {
  title: string;
  /** Default `form`. */
  width?: keyof typeof WIDTHS;
  /** Changes when the content and the buttons are replaced. */
  phase: string;
  /** Asks before the dialog closes, where something may be lost. */
  canClose?(): Promise<boolean>;
  /** Buttons, the primary one last; none: the content has its own. @param close Closes the dialog as its icon does. */
  footer(close: () => void): ReactNode;
  /** Runs when the dialog is gone and the focus is back. */
  onClosed(): void;
  /** Files that are pasted while the dialog has the focus. */
  onPaste?(files: readonly File[]): void;
  /** As a function it gets what closes the dialog as its icon does. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The frame of both dialogs. Like all dialogs of the product it does not close on a click outside (business spec §2). */
export function SpreadsheetModal(props: SpreadsheetModalProps) {
  const { title, width = 'form', phase, canClose, footer, onClosed, onPaste, children } = props;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const close = async () => {
    const isClosing = !canClose || (await canClose());
    if (isClosing) setOpen(false);
    return isClosing;
  };
  const handleClose = () => void close();
  useCloseRequest(close);
  const content = useRef<HTMLDivElement>(null);
  // The workspace is inert until the dialog is gone, when antd has tried already.
  useFocusReturn(content);
  // The button that had the focus may be gone, or cannot be pressed now: Tab and Escape go on from here.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled'))
      content.current?.focus({ preventScroll: true });
  }, [phase]);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={`min(${WIDTHS[width]}px, calc(100vw - 24px))`}
      centered
      maskClosable={false}
      closable={{ 'aria-label': t('spreadsheet.close') }}
      onCancel={handleClose}
      afterClose={onClosed}
      footer={footer(handleClose)}
    >
      <div
        ref={content}
        tabIndex={-1}
        className={styles.content}
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) onPaste?.([...clipboardData.files]);
        }}
      >
        {typeof children === 'function' ? children(handleClose) : children}
      </div>
    </Modal>
  );
}
