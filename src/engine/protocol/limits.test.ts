import { MAX_CONTROLS, MAX_CONTROL_DEPTH } from './limits';
import type { ControlNode, PageNode } from './nodes';
import { readProtocol } from './readProtocol';

const page = (controls: readonly unknown[], more: Record<string, unknown> = {}) => ({
  protocolversion: '1.0.0',
  pageinfo: { type: 200 },
  controls,
  ...more,
});
const good = { type: 'text', name: 'good', title: 'Good' };

const nested = (levels: number, inner: unknown, wrap: (inner: unknown, level: number) => unknown): unknown =>
  Array.from({ length: levels }).reduce<unknown>((part, _, level) => wrap(part, level), inner);
const rows = (levels: number) =>
  nested(levels, { type: 'text', name: 'inner' }, (inner, level) => ({
    type: 'row',
    name: `r${level}`,
    controls: [inner],
  }));
const lists = (levels: number) => nested(levels, 'x', (inner) => [inner]);

function read(input: unknown, fragments?: Record<string, unknown>) {
  const result = readProtocol(input, fragments);
  if ('refused' in result) throw new Error(JSON.stringify(result.refused));
  return result.protocol;
}

const codes = (nodes: readonly PageNode[]): readonly string[] =>
  nodes.map((node) => (node.kind === 'error' ? node.issue.code : node.name));

function deepest(node: PageNode | undefined, depth = 1): { depth: number; code?: string } {
  if (node?.kind === 'error') return { depth, code: node.issue.code };
  const [child] = (node as ControlNode | undefined)?.children ?? [];
  return child ? deepest(child, depth + 1) : { depth };
}

describe('containers in containers', () => {
  it.each([60, 400, 1400, 20_000])(
    '%d levels: what stands too deep is an issue in its place, and the rest can be read',
    (levels) => {
      const { nodes } = read(page([rows(levels), good]));
      expect(deepest(nodes[0])).toEqual({ depth: MAX_CONTROL_DEPTH + 1, code: 'control-depth' });
      expect(codes(nodes)[1]).toBe('good');
    },
  );

  it('as many levels as are allowed are read without an issue', () => {
    expect(read(page([rows(MAX_CONTROL_DEPTH - 1), good])).issues).toEqual([]);
  });

  it('a page that comes as text is bounded like one that comes as an object', () => {
    const { nodes } = read(JSON.stringify(page([rows(1000), good])));
    expect(codes(nodes)).toEqual(['r999', 'good']);
  });
});

describe('data that is nested too deep', () => {
  it.each([
    ['a value', { type: 'text', name: 'bad', value: lists(10_000) }],
    [
      'a value with an expression at its end',
      { type: 'text', name: 'bad', value: nested(10_000, '=good', (inner) => [inner]) },
    ],
    ['choices', { type: 'select', name: 'bad', options: [{ key: 1, text: 'x', more: lists(10_000) }] }],
    ['a title', { type: 'text', name: 'bad', title: lists(10_000) }],
    ['a new row', { type: 'array', name: 'bad', controls: [], newrow: { a: lists(10_000) } }],
    [
      'the input of a source',
      {
        type: 'table',
        name: 'bad',
        columns: [{ name: 'a', title: 'A' }],
        source: { api: 'q', input: { a: lists(10_000) } },
      },
    ],
    ['an unknown property', { type: 'text', name: 'bad', whatever: lists(10_000) }],
    [
      'an event',
      { type: 'text', name: 'bad', onblur: { steps: [{ do: 'set', target: 'good', value: lists(10_000) }] } },
    ],
  ])('in %s makes an issue of that control alone', (_what, control) => {
    const { nodes } = read(page([control, good]));
    expect(codes(nodes)).toEqual(['data-depth', 'good']);
  });

  it('in the page itself leaves the controls alone', () => {
    const { nodes, onLoad } = read(
      page([good], {
        onload: { steps: [{ do: 'openpage', pagecode: 'x', mode: 'dialog', linkparam: { a: lists(10_000) } }] },
      }),
    );
    expect(codes(nodes)).toEqual(['good']);
    expect(onLoad).toBeDefined();
  });

  it('in a fragment makes an issue where the fragment is used', () => {
    const { nodes } = read(page([{ fragment: 'f', as: 'one' }, good]), {
      f: { controls: [{ type: 'text', name: 'bad', value: lists(10_000) }] },
    });
    expect(codes(nodes)).toEqual(['data-depth', 'good']);
  });
});

describe('many controls', () => {
  it('are read as far as the limit; one issue stands for the rest', () => {
    const { nodes, issues } = read(
      page([
        ...Array.from({ length: MAX_CONTROLS + 50 }, (_, index) => ({ type: 'label', name: `l${index}`, value: 'x' })),
      ]),
    );
    expect(nodes).toHaveLength(MAX_CONTROLS + 1);
    expect(codes(nodes).at(-1)).toBe('control-count');
    expect(issues.map(({ code }) => code)).toEqual(['control-count']);
  });

  it('that fragments make of few end at the limit as well', () => {
    const use = (code: string) => Array.from({ length: 10 }, (_, index) => ({ fragment: code, as: `${code}${index}` }));
    const fragments = Object.fromEntries(
      Array.from({ length: 9 }, (_, level) => [`f${level}`, { controls: level === 8 ? [good] : use(`f${level + 1}`) }]),
    );
    const { issues } = read(page([...use('f0'), good]), fragments);
    expect(issues.map(({ code }) => code)).toContain('control-count');
  });

  it('in fragments that use each other are refused at once', () => {
    const fragments = {
      a: {
        controls: [
          { fragment: 'b', as: 'x' },
          { fragment: 'b', as: 'y' },
        ],
      },
      b: {
        controls: [
          { fragment: 'a', as: 'x' },
          { fragment: 'a', as: 'y' },
        ],
      },
    };
    const { nodes } = read(page([{ fragment: 'a' }, good]), fragments);
    expect(codes(nodes)).toEqual(['fragment-depth', 'fragment-depth', 'fragment-depth', 'fragment-depth', 'good']);
  });
});

it('parameters of fragments that make a text longer and longer stop growing it', () => {
  const twice = (code: string, inner: string) => ({
    [code]: { controls: [{ fragment: inner, as: code, with: { text: '{{text}}'.repeat(30) } }] },
  });
  const fragments = {
    ...twice('a', 'b'),
    ...twice('b', 'c'),
    ...twice('c', 'd'),
    ...twice('d', 'e'),
    ...twice('e', 'f'),
    f: { controls: [{ type: 'text', name: 'x', title: '{{text}}' }] },
  };
  const page = {
    protocolversion: '1.1.0',
    pageinfo: { type: 200, title: 'Page' },
    controls: [{ fragment: 'a', as: 'p', with: { text: 'long' } }],
  };
  const result = readProtocol(page, fragments);
  if ('refused' in result) throw new Error('refused');
  const [shown] = result.protocol.nodes as ControlNode[];
  const title = String(shown?.title.constant?.value);
  expect(title).toContain('long');
  expect(title.length).toBeLessThan(200_000);
});
