import { useT } from '@atrium/portal/sdk';
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { CardContent } from './cardContent';
import styles from './FlowCanvas.module.css';
import { FlowCard } from './FlowCard';
import type { FlowCardProps } from './FlowCard';
import type { Branch, FlowNode } from './flowNodes';
import { isBranching } from './flowParts';
import type { FlowLayout, FlowLine } from './layoutFlow';
import type { DiagramKind, NodeState } from './nodeState';
import { lineKey, takenLines } from './takenLines';

export type CardOptions = Pick<FlowCardProps, 'onPress' | 'isSelected' | 'isFocusable' | 'children'>;

interface Props {
  nodes: readonly FlowNode[];
  layout: FlowLayout;
  /** By the id of the node or branch. */
  contents: ReadonlyMap<string, CardContent>;
  kind: DiagramKind;
  states?: ReadonlyMap<string, NodeState>;
  /** Names the list of the steps. */
  label: string;
  /** The same function as long as it answers the same. */
  cardOptions?(id: string): CardOptions;
}

/**
 * The cards of a flow at their places with the lines between them. For assistive technology it is a nested list. It is
 * drawn again when one of its props has changed, and not while something is dragged, scrolled or zoomed.
 */
export const FlowCanvas = memo(function FlowCanvas(props: Props) {
  const { nodes, layout, contents, label, cardOptions } = props;
  const t = useT();
  const card = (id: string) => {
    const [content, place] = [contents.get(id), layout.parts.get(id)];
    return content && place && <FlowCard content={content} place={place} {...cardOptions?.(id)} />;
  };
  const currentOf = (id: string) => (contents.get(id)?.status?.key === 'current' ? 'step' : undefined);
  const list = (items: readonly FlowNode[], name: string): ReactNode => (
    <ol className={styles.list} role="list" aria-label={name}>
      {items.map((node) => (
        <li key={node.id} aria-current={currentOf(node.id)}>
          {card(node.id)}
          {isBranching(node) && (
            <ul
              className={styles.list}
              role="list"
              aria-label={t(`workflow.flow.branches.${node.type}`, { name: contents.get(node.id)?.name })}
            >
              {node.branches.map(branch)}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
  const branch = ({ id, nodes: inside }: Branch) => (
    <li key={id}>
      {card(id)}
      {inside.length > 0 && list(inside, t('workflow.flow.branchSteps', { name: contents.get(id)?.name }))}
    </li>
  );
  return (
    <>
      <FlowLines {...props} />
      {list(nodes, label)}
    </>
  );
});

/** The connectors. Those that the process has taken are thick and above the others, which are dashed. */
function FlowLines({ nodes, layout, contents, kind, states }: Props) {
  const taken = kind === 'run' && states ? takenLines(nodes, states) : undefined;
  const lookOf = (line: FlowLine) => {
    if (taken?.has(lineKey(line))) return 'taken';
    if (contents.get(line.targetId)?.isOffPath) return 'skipped';
    return taken ? 'pending' : kind === 'plan' ? 'planned' : 'plain';
  };
  // A card may be less high than its place: the line below it begins behind it.
  const pathOf = ({ path, foot }: FlowLine) => (foot ? `M${foot.x} ${foot.middle}L${path.slice(1)}` : path);
  const lines = layout.lines.map((line) => ({ ...line, look: lookOf(line) }));
  const above = lines.filter(({ look }) => look === 'taken');
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      {[...lines.filter(({ look }) => look !== 'taken'), ...above].map((line) => (
        <path key={lineKey(line)} d={pathOf(line)} data-look={line.look} />
      ))}
    </svg>
  );
}
