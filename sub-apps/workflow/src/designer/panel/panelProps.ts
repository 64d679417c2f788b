import type { CandidateSource } from '../../api/listCandidates';
import type { FormField } from '../designerProps';
import type { Nodes } from '../rules/flowTree';
import type { NodeEditor } from '../useNodeEditor';
import type { TargetNames } from '../useTargetNames';

/** What the forms of all kinds of nodes need. */
export interface PanelProps {
  nodes: Nodes;
  editor: NodeEditor;
  /** Those of the form. */
  fields: readonly FormField[];
  /** With those of the applicant, which conditions may use. */
  conditionFields: readonly FormField[];
  targets: TargetNames;
  /** Who holds a position. */
  positions: CandidateSource;
  isReadOnly: boolean;
  nameOf(id: string): string;
  onSelect(id: string | undefined): void;
}
