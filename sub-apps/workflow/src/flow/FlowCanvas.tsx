import { useT } from '@atrium/portal/sdk';
import type { ReactNode } from 'react';
import type { CardContent } from './cardContent';
import styles from './FlowCanvas.module.css';
import { FlowCard } from './FlowCard';
import type { FlowCardProps } from './FlowCard';
import type { Branch, FlowNode } from './flowNodes';
import { isBranching } from './flowParts';
import type { FlowLayout, FlowLine } from './layoutFlow';
import type { NodeState } from './nodeState';
import { lineKey, takenLines } from './takenLines';

type CardOptions = Pick<FlowCardProps, 'onPress' | 'isSelected' | 'isFocusable' | 'children'>;

interface Props {
  nodes: readonly FlowNode[];
  layout: FlowLayout;
  /** By the id of the node or branch. */
  contents: ReadonlyMap<string, CardContent>;
  states?: ReadonlyMap<string, NodeState>;
  /** Names the list of the steps. */
  label: string;
  cardOptions?(id: string): CardOptions;
  /** Above lines and cards. */
  children?: ReactNode;
}

/** The cards of a flow at their places with the lines between them. For assistive technology it is a nested list. */
export function FlowCanvas({ nodes, layout, contents, states, label, cardOptions, children }: Props) {
  const t = useT();
  const card = (id: string) => {
    const [content, place] = [contents.get(id), layout.parts.get(id)];
    return content && place && <FlowCard content={content} place={place} {...cardOptions?.(id)} />;
  };
  const currentOf = (id: string) => (states?.get(id)?.status === 'current' ? 'step' : undefined);
  const list = (items: readonly FlowNode[], name: string): ReactNode => (
    <ol className={styles.list} role="list" aria-label={name}>
      {items.map((node) => (
        <li key={node.id} aria-current={isBranching(node) ? undefined : currentOf(node.id)}>
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
      <FlowLines nodes={nodes} layout={layout} states={states} />
      {list(nodes, label)}
      {children}
    </>
  );
}

/** The connectors. Those that the process has taken are thick and above the others, which are dashed. */
function FlowLines({ nodes, layout, states }: Pick<Props, 'nodes' | 'layout' | 'states'>) {
  const taken = states && takenLines(nodes, states);
  const kindOf = (line: FlowLine) => {
    if (!taken) return 'plain';
    if (taken.has(lineKey(line))) return 'taken';
    return states?.get(line.targetId)?.status === 'skipped' ? 'skipped' : 'pending';
  };
  const lines = layout.lines.map((line) => ({ ...line, look: kindOf(line) }));
  const above = lines.filter(({ look }) => look === 'taken');
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      {[...lines.filter(({ look }) => look !== 'taken'), ...above].map((line) => (
        <path key={lineKey(line)} d={line.path} data-look={line.look} />
      ))}
    </svg>
  );
}
