import type { FormField } from '../designerProps';
import type { Nodes } from '../rules/flowTree';
import type { FlowEditor } from '../useFlowEditor';
import type { TargetNames } from '../useTargetNames';

/** What the forms of all kinds of nodes need. */
export interface PanelProps {
  nodes: Nodes;
  editor: FlowEditor;
  /** Those of the form. */
  fields: readonly FormField[];
  /** With those of the applicant, which conditions may use. */
  conditionFields: readonly FormField[];
  targets: TargetNames;
  isReadOnly: boolean;
  nameOf(id: string): string;
  onSelect(id: string | undefined): void;
}
