import { FlowCanvas } from './FlowCanvas';
import type { FlowNode } from './flowNodes';
import { flowParts, partId } from './flowParts';
import type { FlowPart } from './flowParts';
import { FlowViewport } from './FlowViewport';
import type { NodeState } from './nodeState';
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
  /** The sentence of a card, such as who approves by name or a condition in words; undefined leaves the usual one. */
  describe?(part: FlowPart): string | undefined;
}

/**
 * The diagram of a flow: cards below each other, branches side by side. It fits its place: give it a height, or it is as
 * high as its cards, at most almost as high as the window.
 */
export default function FlowDiagram({ nodes, states, label, selectedId, onSelect, describe }: FlowDiagramProps) {
  const { contents, layout } = useFlowCards(nodes, { states, describe }, 'diagram');
  const currentId =
    states &&
    flowParts(nodes)
      .map(partId)
      .find((id) => contents.get(id)?.shape === 'card' && states.get(id)?.status === 'current');
  const { focusableId, handlers } = useCardWalk(nodes, layout, selectedId ?? currentId);
  return (
    <FlowViewport label={label} layout={layout} shownId={currentId} hasFocusableCards={onSelect !== undefined}>
      <div {...(onSelect && handlers)}>
        <FlowCanvas
          nodes={nodes}
          layout={layout}
          contents={contents}
          states={states}
          label={label}
          cardOptions={
            onSelect &&
            ((id) => ({ onPress: onSelect, isSelected: id === selectedId, isFocusable: id === focusableId }))
          }
        />
      </div>
    </FlowViewport>
  );
}
