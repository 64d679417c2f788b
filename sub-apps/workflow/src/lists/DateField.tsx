import { useT } from '@atrium/portal/sdk';
import { DateRangeField } from '@atrium/portal/ui';
import type { DateRange } from '@atrium/portal/ui';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

interface Props {
  id: string;
  label: string;
  value: DateRange | undefined;
  onChange(value: DateRange | undefined): void;
}

/** `hovered`: the calendar is loaded. `entered`: it gets the focus as well. */
type Wish = 'none' | 'hovered' | 'entered';

/**
 * A range of two days. The calendar is heavier than the rest of a list, so that it is loaded when the person comes to the
 * field.
 */
export function DateField({ id, label, value, onChange }: Props) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<Wish>(value ? 'hovered' : 'none');
  useEffect(() => (wish === 'entered' && frame.current ? enterWhenReady(frame.current) : undefined), [wish]);
  return (
    <div ref={frame} onPointerEnter={() => setWish((now) => (now === 'none' ? 'hovered' : now))}>
      {wish === 'none' ? (
        <Input
          id={id}
          readOnly
          placeholder={`${t('ui.dateRange.from')} ~ ${t('ui.dateRange.to')}`}
          onFocus={() => setWish('entered')}
        />
      ) : (
        <DateRangeField id={id} label={label} value={value} onChange={onChange} />
      )}
    </div>
  );
}

/**
 * Focuses the field, and opens the calendar as soon as it is there, unless the focus has moved on. Returns a function
 * that stops.
 */
function enterWhenReady(frame: HTMLElement): () => void {
  const observer = new MutationObserver(() => enter());
  const enter = () => {
    const input = frame.querySelector('input');
    const isLoaded = input?.getAttribute('aria-busy') !== 'true';
    if (isLoaded) observer.disconnect();
    const { activeElement } = document;
    if (activeElement !== document.body && !frame.contains(activeElement)) return;
    input?.focus();
    if (isLoaded) input?.click();
  };
  observer.observe(frame, { childList: true, subtree: true });
  enter();
  return () => observer.disconnect();
}
