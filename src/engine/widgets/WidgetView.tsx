import type { TenantComponent } from '../host';
import type { Field } from '../model/field';
import { usePage } from '../react/pageContext';
import { FaultCard } from './FaultCard';
import { IsolatedWidgetView } from './isolated/IsolatedWidgetView';
import { registryOf } from './Registry';
import { TrustedWidget } from './TrustedWidget';

interface WidgetViewProps {
  field: Field<'custom'>;
  component: TenantComponent | 'missing';
}

/** A component of the tenant's in its place on a page; its file runs when it is first shown. */
export function WidgetView({ field, component }: WidgetViewProps) {
  const { host } = usePage();
  if (component === 'missing') return <FaultCard field={field} fault={{ code: 'nofile' }} isUnregistered />;
  if (!component.isTrusted) return <IsolatedWidgetView field={field} component={component} />;
  const registered = registryOf(host.components).find(component);
  if (registered.fault) return <FaultCard field={field} fault={registered.fault} isUnregistered />;
  return <TrustedWidget field={field} definition={registered.definition} />;
}
