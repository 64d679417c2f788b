import { PAGE_PLACE, guarded } from '../expressions/guarded';
import type { Names } from '../expressions/scope';
import { breakCycles, evaluationOrder } from './breakCycles';
import { fitShape } from './checkShape';
import type { Fitted } from './checkShape';
import { expressionIssue } from './expressionIssue';
import type { Page } from './generated/types';
import { migrate } from './migrations';
import { at, issue, leftOut } from './issues';
import type { Issue } from './issues';
import { withinDepth } from './limits';
import type { PageProtocol, Template } from './nodes';
import { placeControls } from './placeControls';
import { ControlReader } from './readControl';
import { constant } from './template';
import { textKeys } from './textKeys';

/** Protocols of a higher major version are refused. */
const MAJOR = 1;

export type ReadResult = { readonly protocol: PageProtocol } | { readonly refused: readonly Issue[] };

/** Text → JSON; anything else is taken as it is, down to the depth limit. */
function parse(input: unknown): { raw?: unknown; problem?: Issue } {
  if (typeof input !== 'string') return { raw: withinDepth(input) };
  try {
    return { raw: withinDepth(JSON.parse(input) as unknown) };
  } catch {
    return { problem: issue('not-json', '') };
  }
}

/** The page with the properties that can be used, or why it is none; and what is wrong with it. */
function fitPage(raw: unknown): Fitted {
  const fitted = fitShape('page', raw, '');
  const version = (fitted.usable as Page | undefined)?.protocolversion ?? '';
  if (Number(version.split('.')[0]) <= MAJOR) return fitted;
  return { issues: [issue('version', 'protocolversion', { version, supported: String(MAJOR) })] };
}

const isError = ({ severity }: Issue) => severity === 'error';

/**
 * Page protocol as sent (object or JSON text) → checked, typed and compiled. A part that cannot be read becomes an
 * error node in its place; only a protocol that is no page at all, or of a newer major version, is refused whole.
 */
export function readProtocol(input: unknown, givenFragments: Readonly<Record<string, unknown>> = {}): ReadResult {
  const { raw, problem } = parse(input);
  if (problem) return { refused: [problem] };
  const sent = fitPage(raw);
  if (!sent.usable) return { refused: sent.issues };
  const version = (sent.usable as Page).protocolversion;
  const { usable, issues: found } = fitShape('page', migrate(sent.usable, version), '');
  const page = usable as Page;
  const fragments = migrate(withinDepth(givenFragments), version) as typeof givenFragments;
  // Unknown keys are told of the migrated page: a migration may rename them.
  const issues: Issue[] = leftOut([...sent.issues.filter(isError), ...found]);
  const placed = placeControls(page, { byCode: fragments, copied: 0 });
  const names: Names = {
    slot: (name) => placed.slots.get(name),
    isArray: (name) => placed.arrays.has(name),
    hasRows: (name) => placed.arrays.has(name) || placed.tables.has(name),
    inRow: false,
    columns: new Set(),
    steps: new Set(),
    hasEvent: false,
  };
  const reader = new ControlReader(names, placed, { byCode: fragments, copied: 0 }, issues);
  const body = reader.readList(page.controls, 'controls');
  const all = breakCycles([...body, ...reader.readList(page.toolbar ?? [], 'toolbar')], issues);
  const [nodes, toolbar] = [all.slice(0, body.length), all.slice(body.length)];
  const { title, print } = page.pageinfo;
  const onLoad = page.onload === undefined ? undefined : reader.readEvent(page.onload, 'onload');
  const onEvents = Object.fromEntries(
    Object.entries(page.onevents ?? {}).map(([name, event]) => [name, reader.readEvent(event, at('onevents', name))]),
  );
  return {
    protocol: {
      info: page.pageinfo,
      title: pageText(title, 'pageinfo.title', reader, issues),
      printTitle: pageText(print?.title, 'pageinfo.print.title', reader, issues),
      nodes,
      toolbar,
      onLoad,
      onEvents,
      slots: placed.slots,
      evaluationOrder: evaluationOrder(all),
      settable: reader.settable,
      issues,
      textKeys: () => keysOf(page, fragments),
      raw: { page, fragments },
      ...(typeof input === 'string' && { source: input }),
    },
  };
}

function keysOf(page: Page, fragments: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const found = textKeys(page, '');
  Object.entries(fragments).forEach(([code, fragment]) => textKeys(fragment, `(${code})`, found));
  return found;
}

/** A text of the page itself. Empty when it is left out, or cannot be compiled. */
function pageText(source: string | undefined, path: string, reader: ControlReader, issues: Issue[]): Template {
  try {
    const template = reader.template(source ?? '');
    return template.compiled ? { ...template, run: guarded(template.run, { control: PAGE_PLACE, path }) } : template;
  } catch (error) {
    issues.push(expressionIssue(error, path));
    return constant('');
  }
}
