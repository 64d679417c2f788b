import { Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from '@/app-context/services';
import type { PrintRequest } from '@/common/printing';
import { Button } from '@/ui/Button';
import { useEscape } from '@/ui/useEscape';
import { useObservable } from '@/ui/useObservable';
import { isShortcut, PRINT_LETTER } from '@/workspace/shortcuts/shortcut';
import { useFocusReturn } from '@/workspace/dialogs/useFocusReturn';
import type { PrintSession } from '../createPrintSession';
import type { PrintState } from '../printState';
import { LayoutControls } from './LayoutControls';
import { SheetList } from './SheetList';
import styles from './printing.module.css';

interface PrintDialogProps {
  request: PrintRequest;
  session: PrintSession;
  onClose(): void;
}

const WIDTH_PX = 1080;
/** Above the workspace's own dialogs. */
const Z_INDEX = 1050;

/** The sheets of a print, its layout, and what can be done with it. A print without a preview closes by itself. */
export function PrintDialog({ request, session, onClose }: PrintDialogProps) {
  const t = useTranslate();
  const state = useObservable(session);
  const { phase, sheets, layout } = state;
  const [zoom, setZoom] = useState(1);
  const body = useRef<HTMLDivElement>(null);
  const isOutput = phase === 'printing' || phase === 'saving';
  const start = useEffectEvent(async () => {
    request.onShown?.();
    await session.start();
    if (request.mode === 'preview' || session.get().phase !== 'ready') return;
    await (request.mode === 'print' ? session.print() : session.save());
    if (session.get().phase === 'ready') onClose();
  });
  useEffect(() => void start(), []);
  const handlePrintKey = useEffectEvent((event: KeyboardEvent) => {
    if (request.mode !== 'preview' || !isShortcut(event, PRINT_LETTER)) return;
    event.preventDefault();
    if (!event.repeat) void session.print();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => handlePrintKey(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  useFocusReturn(body);
  useEscape(body, true, onClose);
  return (
    <Modal
      open
      centered
      keyboard={false}
      maskClosable={false}
      zIndex={Z_INDEX}
      width={request.mode === 'preview' ? WIDTH_PX : undefined}
      title={t('printing.title', { title: request.title })}
      closable={{ 'aria-label': t('printing.close') }}
      onCancel={onClose}
      footer={
        <div className={styles.foot}>
          <Progress state={state} />
          <Button size="middle" onClick={onClose}>
            {t(request.mode === 'preview' ? 'printing.close' : 'printing.cancel')}
          </Button>
          {request.mode === 'preview' && (
            <>
              <Button
                size="middle"
                disabled={phase !== 'ready'}
                isBusy={phase === 'saving'}
                onClick={() => void session.save()}
              >
                {t('printing.save')}
              </Button>
              <Button
                size="middle"
                variant="primary"
                disabled={phase !== 'ready'}
                isBusy={phase === 'printing'}
                onClick={() => void session.print()}
              >
                {t('printing.print')}
              </Button>
            </>
          )}
        </div>
      }
    >
      <div ref={body} className={styles.body}>
        {request.mode === 'preview' && (
          <>
            <LayoutControls
              layout={layout}
              zoom={zoom}
              isDisabled={phase === 'preparing' || isOutput}
              onLayout={(changed) => void session.changeLayout(changed)}
              onZoom={setZoom}
            />
            <SheetList sheets={sheets} total={state.total} zoom={zoom} isBusy={phase !== 'ready'} />
          </>
        )}
      </div>
    </Modal>
  );
}

/** What the print is doing, or why it cannot go on. */
function Progress({ state }: { state: PrintState }) {
  const { phase, sheets, total, layout, isTooLong, isTooWide, scopes } = state;
  const t = useTranslate();
  const count = { done: sheets.length, total };
  return (
    <p className={styles.progress} role="status" data-failed={phase === 'failed' || undefined}>
      {[
        t(`printing.${phase}`, count),
        ...scopes,
        ...(isTooLong ? [t('printing.tooLong')] : []),
        ...(isTooWide ? [t(`printing.tooWide.${layout.orientation}`)] : []),
      ].join(' · ')}
    </p>
  );
}
