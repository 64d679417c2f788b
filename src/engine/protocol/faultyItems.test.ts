import type { ControlNode } from './nodes';
import { readProtocol } from './readProtocol';

const SAY = { steps: [{ do: 'message', text: 'x' }] };
const table = (columns: unknown[], more: Record<string, unknown> = {}) => ({
  type: 'table',
  name: 'orders',
  source: { api: 'query' },
  columns,
  ...more,
});

function read(control: unknown) {
  const result = readProtocol({ protocolversion: '1.1.0', pageinfo: { type: 100 }, controls: [control] });
  if ('refused' in result) throw new Error('refused');
  const [node] = result.protocol.nodes;
  return { node, issues: result.protocol.issues.map(({ code, path, isLeftOut }) => [code, path, isLeftOut ?? false]) };
}

const columnsOf = (node: unknown) => (node as ControlNode<'table'>).props.columns;

describe('an item of a list that does not fit', () => {
  it.each([
    ['has no title', { name: 'b' }, ['required', 'controls[0].columns[1]', true]],
    ['has a title that is no text', { name: 'b', title: 5 }, ['type', 'controls[0].columns[1].title', true]],
    ['is no object', 'b', ['type', 'controls[0].columns[1]', true]],
  ])('is left out alone when it %s', (_case, faulty, told) => {
    const { node, issues } = read(table([{ name: 'a', title: 'A' }, faulty, { name: 'c', title: 'C' }]));
    expect(columnsOf(node).map(({ name }) => name)).toEqual(['a', 'c']);
    expect(issues).toEqual([told]);
  });

  it('keeps the places of the others: the event of a later column is told with its own number', () => {
    const last = { name: 'c', title: 'C', onclicked: { steps: [{ do: 'teleport' }] } };
    const { node, issues } = read(table([{ name: 'a' }, { name: 'b', title: 'B', onclicked: SAY }, last]));
    expect(Object.keys((node as ControlNode).columnEvents)).toEqual(['b', 'c']);
    expect(issues).toContainEqual(['unknown-action', 'controls[0].columns[2].onclicked.steps[0].do', false]);
  });

  it('of an inner list leaves its column, with the other options', () => {
    const options = [{ key: 1, text: 'one' }, { key: 2 }];
    const { node } = read(table([{ name: 'a', title: 'A', format: 'tag', options }]));
    expect(columnsOf(node)).toEqual([{ name: 'a', title: 'A', format: 'tag', options: [{ key: 1, text: 'one' }] }]);
  });

  it('drops the control only when it was the last one that it needs', () => {
    const { node, issues } = read(table([{ name: 'a' }, 7]));
    expect(node?.kind).toBe('error');
    expect(issues.toSorted()).toEqual([
      ['required', 'controls[0].columns[0]', false],
      ['type', 'controls[0].columns[1]', false],
    ]);
  });

  it('takes no button from the rows but itself', () => {
    const rowactions = [
      { type: 'button', name: 'view', title: '查看', onclicked: SAY, look: 'huge' },
      { type: 'button', title: '编辑' },
      { type: 'button', name: 'remove', title: '删除', onclicked: SAY },
    ];
    const { node, issues } = read(table([{ name: 'a', title: 'A' }], { rowactions }));
    expect((node as ControlNode).rowActions.map(({ kind, name }) => [kind, name])).toEqual([
      ['control', 'view'],
      ['error', ''],
      ['control', 'remove'],
    ]);
    expect(issues).toEqual([
      ['enum', 'controls[0].rowactions[0].look', true],
      ['required', 'controls[0].rowactions[1]', false],
    ]);
  });
});
