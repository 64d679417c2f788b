import { clearPaper, dotAt, drawName, drawPiece, PAPER } from '@atrium/common/signaturePaper';
import type { Dot } from '@atrium/common/signaturePaper';
import { useT } from '@atrium/portal/sdk';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import styles from './Composer.module.css';

interface Props {
  sheet: RefObject<HTMLCanvasElement | null>;
  isDisabled: boolean;
  /** Whether anything is drawn. */
  onDrawn(isDrawn: boolean): void;
}

/** A sheet to sign on with mouse, finger or pen; a typed name is drawn in its place. */
export function SignaturePad({ sheet, isDisabled, onDrawn }: Props) {
  const t = useT();
  const [name, setName] = useState('');
  const stroke = useRef<{ pointerId: number; last: Dot }>(undefined);
  const paint = (draw: (context: CanvasRenderingContext2D) => void) => {
    const context = sheet.current?.getContext('2d');
    if (context) draw(context);
  };
  useEffect(() => {
    const context = sheet.current?.getContext('2d');
    if (context) clearPaper(context);
  }, [sheet]);

  const handleDown = ({ nativeEvent: event }: PointerEvent<HTMLCanvasElement>) => {
    if (isDisabled || event.button !== 0 || stroke.current || !sheet.current) return;
    event.preventDefault();
    sheet.current.setPointerCapture(event.pointerId);
    const last = dotAt(event, sheet.current.getBoundingClientRect());
    stroke.current = { pointerId: event.pointerId, last };
    if (name !== '') write('');
    paint((context) => drawPiece(context, last, last));
    onDrawn(true);
  };
  const handleMove = ({ nativeEvent: event }: PointerEvent<HTMLCanvasElement>) => {
    const { current } = stroke;
    if (!sheet.current || current?.pointerId !== event.pointerId) return;
    const box = sheet.current.getBoundingClientRect();
    const between = event.getCoalescedEvents();
    paint((context) =>
      (between.length > 0 ? between : [event]).forEach((step) => {
        const next = dotAt(step, box);
        drawPiece(context, current.last, next);
        current.last = next;
      }),
    );
  };
  const handleUp = () => {
    stroke.current = undefined;
  };
  const write = (text: string) => {
    setName(text);
    paint((context) => drawName(context, text));
    onDrawn(text.trim() !== '');
  };
  return (
    <div className={styles.pad}>
      <canvas
        ref={sheet}
        className={styles.sheet}
        width={PAPER.width}
        height={PAPER.height}
        role="img"
        aria-label={t('workflow.process.signature.sheet')}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      />
      <div className={styles.line}>
        <Input
          value={name}
          maxLength={30}
          disabled={isDisabled}
          aria-label={t('workflow.process.signature.type')}
          placeholder={t('workflow.process.signature.type')}
          autoComplete="off"
          onChange={({ target }) => write(target.value)}
        />
        <Button disabled={isDisabled} onClick={() => write('')}>
          {t('workflow.process.signature.clear')}
        </Button>
      </div>
    </div>
  );
}
