import { useCallback, useLayoutEffect, useRef } from 'react';
import { Group } from '../controls/shared/Group';
import type { Field } from '../model/field';
import type { Definition } from './contract';
import { FaultCard } from './FaultCard';
import { HostedWidget } from './HostedWidget';
import { readTold } from './told';
import { useListener } from './useListener';
import { useTold } from './useTold';
import { WIDGET_CLASS, widgetCss } from './widgetCss';

interface TrustedWidgetProps {
  field: Field<'custom'>;
  definition: Definition;
}

/** A widget that runs beside the product's own code. */
export function TrustedWidget({ field, definition }: TrustedWidgetProps) {
  const told = useTold(field);
  const { fault, listener } = useListener(field);
  const widget = useRef<HostedWidget>(undefined);
  const bind = useCallback(
    (root: HTMLDivElement) => {
      widget.current = new HostedWidget(root, definition, listener);
      return () => root.replaceChildren();
    },
    [definition, listener],
  );
  useLayoutEffect(() => widget.current?.tell(readTold(told)), [told, bind]);
  return (
    <Group field={field} role="group">
      <style href="atrium-widget" precedence="default">
        {widgetCss}
      </style>
      <div ref={bind} className={WIDGET_CLASS} hidden={fault !== undefined} />
      {fault && <FaultCard field={field} fault={fault} />}
    </Group>
  );
}
