import type { Branch, BranchingNode, FlowNode } from './flowNodes';
import { isBranching } from './flowParts';
import type { FlowLayout } from './layoutFlow';

export type WalkKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Where a node or branch stands; the branch and block are those around it. */
interface Place {
  item: FlowNode | Branch;
  list: readonly (FlowNode | Branch)[];
  branch?: Branch;
  block?: BranchingNode;
}

/**
 * The card that an arrow key leads to from a card; undefined at the ends. Down and up follow the lines, left and right
 * lead to the nearest card of the branch beside this one.
 */
export function walkFlow(
  nodes: readonly FlowNode[],
  { parts }: Pick<FlowLayout, 'parts'>,
  id: string,
  key: WalkKey,
): string | undefined {
  const places = placesOf(nodes);
  const place = places.get(id);
  if (key === 'Home' || !place) return nodes[0]?.id;
  if (key === 'End') return nodes.at(-1)?.id;
  if (key === 'ArrowDown') return below(places, place)?.id;
  if (key === 'ArrowUp') return above(place)?.id;
  return beside(places, parts, place, key === 'ArrowLeft' ? -1 : 1);
}

const isNode = (item: FlowNode | Branch): item is FlowNode => 'type' in item;

function placesOf(nodes: readonly FlowNode[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (list: readonly FlowNode[], around: Pick<Place, 'branch' | 'block'>) => {
    for (const item of list) {
      places.set(item.id, { item, list, ...around });
      if (!isBranching(item)) continue;
      for (const branch of item.branches) {
        places.set(branch.id, { item: branch, list: item.branches, branch, block: item });
        add(branch.nodes, { branch, block: item });
      }
    }
  };
  add(nodes, {});
  return places;
}

/** The next item of a list of nodes, else what comes after the block around it. */
function after(places: Map<string, Place>, { item, list, block }: Place): FlowNode | Branch | undefined {
  const next = isNode(item) ? list[list.indexOf(item) + 1] : undefined;
  if (next) return next;
  const around = block && places.get(block.id);
  return around && after(places, around);
}

function below(places: Map<string, Place>, place: Place): FlowNode | Branch | undefined {
  const { item } = place;
  const first = isNode(item) ? (isBranching(item) ? item.branches[0] : undefined) : item.nodes[0];
  return first ?? after(places, place);
}

function above({ item, list, branch, block }: Place): FlowNode | Branch | undefined {
  if (!isNode(item)) return block;
  const previous = list[list.indexOf(item) - 1];
  return previous ? lowest(previous) : branch;
}

/** The last card of an item, in its first branch where it has branches. */
function lowest(item: FlowNode | Branch): FlowNode | Branch {
  const [inside] = isNode(item) ? (isBranching(item) ? item.branches.slice(0, 1) : []) : item.nodes.slice(-1);
  return inside ? lowest(inside) : item;
}

function beside(
  places: Map<string, Place>,
  parts: FlowLayout['parts'],
  { item, branch, block }: Place,
  step: -1 | 1,
): string | undefined {
  if (!branch || !block) return undefined;
  const neighbour = block.branches[block.branches.indexOf(branch) + step];
  if (!neighbour) {
    const around = places.get(block.id);
    return around && beside(places, parts, around, step);
  }
  if (!isNode(item)) return neighbour.id;
  const distance = ({ id }: FlowNode | Branch) => Math.abs((parts.get(id)?.y ?? 0) - (parts.get(item.id)?.y ?? 0));
  const cards: readonly (FlowNode | Branch)[] = [neighbour, ...neighbour.nodes];
  return cards.reduce((best, each) => (distance(each) < distance(best) ? each : best)).id;
}
