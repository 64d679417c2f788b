import type { Translate } from '@atrium/portal/sdk';
import type { RowAction, RowActionsOf } from '@atrium/portal/ui';
import type { FlowSummary } from '../../../api/flowDefinitions';
import type { ManagerRights } from '../useManagerRights';

export interface FlowHandlers {
  onDesign(flow: FlowSummary): void;
  onView(flow: FlowSummary): void;
  onVersions(flow: FlowSummary): void;
  onInstances(flow: FlowSummary): void;
  onCopy(flow: FlowSummary): void;
  onToggle(flow: FlowSummary): void;
  onDelete(flow: FlowSummary): void;
}

/** What the person may do with each definition; what is impossible for one says why. */
export function flowActions(
  t: Translate,
  { canEdit, canPublish, canMonitor }: ManagerRights,
  handlers: FlowHandlers,
): RowActionsOf<FlowSummary> {
  const action = (
    key: string,
    flow: FlowSummary,
    onPress: (flow: FlowSummary) => void,
    reason?: string,
  ): RowAction => ({
    key,
    text: t(`workflow.manager.${key}`),
    label: t(`workflow.manager.${key}.of`, { name: flow.name }),
    ...(reason !== undefined && { reason }),
    onPress: () => onPress(flow),
  });
  const keys = [
    ...(canEdit ? ['design'] : []),
    'view',
    'versions',
    ...(canMonitor ? ['instances'] : []),
    ...(canPublish ? ['disable'] : []),
    ...(canEdit ? ['copy', 'delete'] : []),
  ];
  return {
    texts: keys.map((key) => t(`workflow.manager.${key}`)),
    of(flow) {
      const unpublished = flow.published === 0 ? t('workflow.manager.unpublished') : undefined;
      const inUse = flow.runningCount > 0 ? t('workflow.manager.inUse', { count: flow.runningCount }) : undefined;
      const toggle = flow.state === 'disabled' ? 'enable' : 'disable';
      return [
        ...(canEdit ? [action('design', flow, handlers.onDesign)] : []),
        action('view', flow, handlers.onView),
        action('versions', flow, handlers.onVersions, unpublished),
        ...(canMonitor ? [action('instances', flow, handlers.onInstances)] : []),
        ...(canPublish ? [action(toggle, flow, handlers.onToggle, unpublished)] : []),
        ...(canEdit
          ? [
              action('copy', flow, handlers.onCopy),
              { ...action('delete', flow, handlers.onDelete, inUse), isDanger: true },
            ]
          : []),
      ];
    },
  };
}
