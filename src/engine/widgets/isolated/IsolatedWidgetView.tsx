import { useMemo, useState } from 'react';
import { Group } from '../../controls/shared/Group';
import type { TenantComponent } from '../../host';
import type { Field } from '../../model/field';
import { useTranslation } from '../../react/pageContext';
import { useWatched } from '../../react/useWatched';
import { FaultCard } from '../FaultCard';
import { MOST_STARTS } from '../limits';
import { useListener } from '../useListener';
import { useTold } from '../useTold';
import type { WidgetFault } from '../widgetFault';
import { IsolatedFrame } from './IsolatedFrame';
import type { IsolatedListener } from './IsolatedWidget';

interface IsolatedWidgetViewProps {
  field: Field<'custom'>;
  component: TenantComponent;
}

/** A widget that nobody vouches for, in a frame of its own. One that had to be ended starts again when it is told something new. */
export function IsolatedWidgetView({ field, component }: IsolatedWidgetViewProps) {
  const told = useTold(field);
  const { language } = useTranslation();
  const title = useWatched(field, () => field.ariaLabel ?? field.control.title());
  const { fault, listener: fieldListener } = useListener(field);
  const [unregistered, setUnregistered] = useState<WidgetFault>();
  const [starts, setStarts] = useState(1);
  const [end, setEnd] = useState<{ readonly fault: WidgetFault; readonly told?: string }>();
  const listener = useMemo(
    (): Omit<IsolatedListener, 'onHeight'> => ({
      ...fieldListener,
      onUnregistered: setUnregistered,
      onEnded: (found) => setEnd({ fault: found }),
      onFocus: (isInside) => (isInside ? field.focus() : field.blur()),
    }),
    [fieldListener, field],
  );

  if (end && end.told === undefined) setEnd({ ...end, told });
  if (end?.told !== undefined && end.told !== told && starts < MOST_STARTS) {
    setEnd(undefined);
    setStarts(starts + 1);
  }
  if (unregistered) return <FaultCard field={field} fault={unregistered} isUnregistered />;
  const shown = end?.fault ?? fault;
  return (
    <Group field={field} role="group">
      {!end && (
        <IsolatedFrame
          key={starts}
          component={component}
          title={title || component.type}
          told={told}
          language={language}
          isHidden={shown !== undefined}
          listener={listener}
        />
      )}
      {shown && <FaultCard field={field} fault={shown} />}
    </Group>
  );
}
