import type { Translate } from '@atrium/portal/sdk';
import type { FlowNode } from '../../../flow/flowNodes';

/** The nodes of a new flow: the applicant's manager approves. */
export const blankNodes = (t: Translate): readonly FlowNode[] => [
  { id: 'start', type: 'start', name: t('workflow.manager.blank.start'), rights: { default: 'editable', fields: {} } },
  {
    id: 'approval1',
    type: 'approval',
    name: t('workflow.manager.blank.approval'),
    approvers: [{ type: 'orglevel', level: 1 }],
    mode: 'any',
    rights: { default: 'readonly', fields: {} },
    dueHours: undefined,
    whenEmpty: 'admin',
    canReturn: true,
    canTransfer: true,
    canAdd: true,
    needsComment: false,
    needsSignature: false,
  },
  { id: 'end', type: 'end', name: t('workflow.manager.blank.end') },
];
