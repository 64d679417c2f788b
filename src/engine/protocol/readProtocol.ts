import type { Names } from '../expressions/scope';
import { checkShape } from './checkShape';
import { findCycles } from './cycles';
import { expressionIssue } from './expressionIssue';
import type { Page } from './generated/types';
import { issue } from './issues';
import type { Issue } from './issues';
import type { ControlNode, ErrorNode, PageNode, PageProtocol } from './nodes';
import { placeControls } from './placeControls';
import { ControlReader } from './readControl';
import { constant } from './template';

/** Protocols of a higher major version are refused. */
const MAJOR = 1;

export type ReadResult = { readonly protocol: PageProtocol } | { readonly refused: readonly Issue[] };

function parse(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input) as unknown;
  } catch (cause) {
    return { notJson: cause instanceof Error ? cause.message : String(cause) };
  }
}

function refuse(raw: unknown): Issue[] {
  if (typeof raw === 'object' && raw !== null && 'notJson' in raw) return [issue('not-json', '', { reason: String(raw.notJson) })];
  const shape = checkShape('page', raw, '').filter((found) => found.severity === 'error');
  if (shape.length > 0) return shape;
  const version = (raw as Page).protocolversion;
  return Number(version.split('.')[0]) > MAJOR ? [issue('version', 'protocolversion', { version, supported: String(MAJOR) })] : [];
}

const controlsIn = (nodes: readonly PageNode[]): ControlNode[] =>
  nodes.flatMap((node) => (node.kind === 'control' ? [node, ...(node.type === 'array' ? [] : controlsIn(node.children))] : []));

/** A control whose value depends on itself is replaced by an error card; the rest of its cycle then has nothing to loop on. */
function breakCycles(nodes: readonly PageNode[], issues: Issue[]): readonly PageNode[] {
  const reads = new Map(controlsIn(nodes).map((node) => [node.name, node.value.compiled?.controls ?? new Set<string>()] as const));
  const cyclic = findCycles(reads);
  if (cyclic.size === 0) return nodes;
  const replace = (node: PageNode): PageNode => {
    if (node.kind === 'error') return node;
    if (!cyclic.has(node.name)) return node.children.length > 0 && node.type !== 'array' ? { ...node, children: node.children.map(replace) } : node;
    const found = issue('cycle', `${node.path}.value`, { names: [...cyclic].join(', ') });
    issues.push(found);
    return { kind: 'error', name: node.name, issue: found } satisfies ErrorNode;
  };
  return nodes.map(replace);
}

/**
 * Page protocol as sent (object or JSON text) → checked, typed and compiled. A part that cannot be read becomes an
 * error node in its place; only a protocol that is no page at all, or of a newer major version, is refused whole.
 */
export function readProtocol(input: unknown, fragments: Readonly<Record<string, unknown>> = {}): ReadResult {
  const raw = parse(input);
  const refused = refuse(raw);
  if (refused.length > 0) return { refused };
  const page = raw as Page;
  const issues: Issue[] = [...checkShape('page', page, ''), ...checkShape('pageinfo', page.pageinfo, 'pageinfo')];
  const placed = placeControls(page, fragments);
  const names: Names = { slot: (name) => placed.slots.get(name), isArray: (name) => placed.arrays.has(name), inRow: false, columns: new Set(), steps: new Set(), hasEvent: false };
  const reader = new ControlReader(names, placed, fragments, issues);
  const nodes = breakCycles(reader.readList(page.controls, 'controls'), issues);
  const title = titleOf(page, reader, issues);
  const toolbar = reader.readList(page.toolbar ?? [], 'toolbar');
  const onLoad = page.onload === undefined ? undefined : reader.readEvent(page.onload, 'onload');
  return { protocol: { info: page.pageinfo, title, nodes, toolbar, onLoad, slots: placed.slots, settable: reader.settable, issues } };
}

function titleOf(page: Page, reader: ControlReader, issues: Issue[]) {
  try {
    return reader.template(page.pageinfo.title ?? '');
  } catch (error) {
    issues.push(expressionIssue(error, 'pageinfo.title'));
    return constant('');
  }
}
