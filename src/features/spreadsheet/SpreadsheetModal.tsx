import { Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '@/app-context/services';

/** Pixels. */
const WIDTH = 560;

export interface SpreadsheetModalProps {
  title: string;
  /** Buttons, the primary one last. @param close Closes the dialog as its icon does. */
  footer(close: () => void): ReactNode;
  /** Runs when the dialog is gone and the focus is back. */
  onClosed(): void;
  /** Files that are pasted while the dialog has the focus. */
  onPaste?(files: readonly File[]): void;
  children: ReactNode;
}

/** The frame of both dialogs. Like all dialogs of the product it does not close on a click outside (business spec §2). */
export function SpreadsheetModal({ title, footer, onClosed, onPaste, children }: SpreadsheetModalProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={title}
      width={`min(${WIDTH}px, calc(100vw - 24px))`}
      centered
      maskClosable={false}
      closable={{ 'aria-label': t('spreadsheet.close') }}
      onCancel={close}
      afterClose={onClosed}
      footer={footer(close)}
    >
      <div
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) onPaste?.([...clipboardData.files]);
        }}
      >
        {children}
      </div>
    </Modal>
  );
}
