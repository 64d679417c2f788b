import { useEffect } from 'react';
import type { Field } from '../model/field';
import { at, issue } from '../protocol/issues';
import { IssueCard } from '../react/IssueCard';
import { usePage } from '../react/pageContext';
import { registryOf } from './Registry';
import type { WidgetFault } from './widgetFault';

interface FaultCardProps {
  field: Field<'custom'>;
  fault: WidgetFault;
  /** It could not even be registered: people are told once. */
  isUnregistered?: boolean;
}

/** Stands in the place of a widget that cannot be shown: which, where and why. */
export function FaultCard({ field, fault, isUnregistered = false }: FaultCardProps) {
  const { host, pageCode } = usePage();
  const { component } = field.props;
  useEffect(() => {
    if (isUnregistered && registryOf(host.components).isNews(component))
      host.message.error(host.t('engine.widget.failed'));
  }, [isUnregistered, host, component]);
  const reason = host.t(`engine.widget.${fault.code}`, fault.params);
  const found = isUnregistered
    ? issue('component-failed', at(field.node.path, 'component'), { component, reason })
    : issue('crash', field.node.path, { reason: `${component} (${field.node.name}): ${reason}` });
  return <IssueCard issue={found} host={host} pageCode={pageCode} />;
}
