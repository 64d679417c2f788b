import { lookUp } from '@atrium/common/lookUp';
import { useT } from '@atrium/portal/sdk';
import { SidePanel } from '@atrium/portal/ui';
import { useCallback, useState } from 'react';
import { firstIds } from './firstIds';
import { FlowCanvas } from './FlowCanvas';
import type { FlowTargets, FormField } from './flowNames';
import type { FlowNode } from './flowNodes';
import { FlowViewport } from './FlowViewport';
import type { DiagramKind, NodeState } from './nodeState';
import { useCardWalk } from './useCardWalk';
import { useFlowCards } from './useFlowCards';

export { flowTexts as texts } from '../locales/flow';

export interface FlowDiagramProps {
  nodes: readonly FlowNode[];
  /** By the id of the node or branch. Without it a definition is shown, not a process. */
  states?: ReadonlyMap<string, NodeState>;
  /** Accessible name. */
  label: string;
  selectedId?: string;
  /** A card is pressed. Without it cards cannot be pressed. */
  onSelect?(id: string): void;
  /** The names of the positions and roles that the nodes mention; without one a card counts them. */
  targets?: FlowTargets;
  /** The fields of the form, which conditions are said with. */
  formFields?: readonly FormField[];
  /**
   * What is shown: who would be asked (`plan`), a process (`run`), or the flow itself, whatever the states
   * (`definition`). By default a process where there are states.
   */
  kind?: DiagramKind;
}

const NO_FIELDS: readonly FormField[] = [];

/**
 * The diagram of a flow: cards below each other, branches side by side. It fits its place: give it a height, or it is as
 * high as its cards, at most almost as high as the window. Where that is too small for it, it can be shown as large as
 * the page.
 */
export default function FlowDiagram(props: FlowDiagramProps) {
  const { label } = props;
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <Diagram {...props} onEnlarge={() => setIsLarge(true)} />
      <SidePanel title={label} isOpen={isLarge} isFull onClose={() => setIsLarge(false)}>
        <Diagram {...props} />
      </SidePanel>
    </>
  );
}

/** The diagram in its place, or in a panel that it fills and where it cannot be enlarged further. */
function Diagram({ onEnlarge, ...props }: FlowDiagramProps & { onEnlarge?(): void }) {
  const { states, label, selectedId, onSelect, targets, formFields = NO_FIELDS } = props;
  const t = useT();
  const kind = props.kind ?? (states ? 'run' : 'definition');
  const nameOf = useCallback(
    (of: 'position' | 'role', id: string) => targets && lookUp(targets[`${of}s`], id),
    [targets],
  );
  const cards = useFlowCards(props.nodes, { kind, states, fields: formFields, nameOf }, 'diagram');
  const { nodes, isCut, contents, layout } = cards;
  const currentId = [...contents.values()].find(({ status }) => status?.key === 'current')?.id;
  const { focusableId, handlers } = useCardWalk(nodes, layout, selectedId ?? currentId);
  const cardOptions = useCallback(
    (id: string) => ({ onPress: onSelect, isSelected: id === selectedId, isFocusable: id === focusableId }),
    [onSelect, selectedId, focusableId],
  );
  return (
    <FlowViewport
      label={label}
      layout={layout}
      shownId={currentId}
      firstIds={firstIds(nodes, contents, currentId)}
      hasFocusableCards={onSelect !== undefined}
      notice={isCut ? t('workflow.flow.tooLarge', { count: layout.parts.size }) : undefined}
      onEnlarge={onEnlarge}
      isFull={!onEnlarge}
    >
      <div {...(onSelect && handlers)}>
        <FlowCanvas
          nodes={nodes}
          layout={layout}
          contents={contents}
          kind={kind}
          states={states}
          label={label}
          cardOptions={onSelect && cardOptions}
        />
      </div>
    </FlowViewport>
  );
}
