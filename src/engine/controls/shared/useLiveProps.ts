import { useEffect, useState } from 'react';
import { bindWidget } from '../../react/bindInput';
import { useWatched } from '../../react/useWatched';
import type { ControlType } from '../../protocol/nodes';
import type { LiveProps } from './useUpgrade';

/** As if a person typed it there. */
function typeInto(element: HTMLElement | null, text: string): void {
  if (text === '' || !(element instanceof HTMLInputElement)) return;
  // React hears of a text that is set behind its back only when it comes as an event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** What every antd widget over a field is given, whatever it shows. */
export function useLiveProps<T extends ControlType>({ field, takeover }: LiveProps<T>) {
  const error = useWatched(field, () => field.error());
  const isReadonly = useWatched(field, () => field.isReadonly());
  const isRequired = useWatched(field, () => field.isRequired());
  const [isOpen, setOpen] = useState(takeover.shouldOpen);
  useEffect(() => bindWidget(field), [field]);
  const { typed } = takeover;
  useEffect(() => typeInto(document.getElementById(field.id), typed), [field, typed]);
  return {
    'aria-label': field.ariaLabel,
    style: { width: '100%' },
    disabled: isReadonly,
    allowClear: !isRequired,
    status: error === undefined ? undefined : ('error' as const),
    autoFocus: takeover.shouldFocus,
    open: isOpen,
    onOpenChange: setOpen,
    onFocus: () => field.focus(),
    onBlur: () => field.blur(),
  };
}
