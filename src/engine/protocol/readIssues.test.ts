import type { Issue, IssueCode } from './issues';
import { readProtocol } from './readProtocol';

type Part = Record<string, unknown>;

const page = (controls: unknown, more: Part = {}) => ({
  protocolversion: '1.0.0',
  pageinfo: { type: 200 },
  controls,
  ...more,
});
const text = (name: string, more: Part = {}) => ({ type: 'text', name, ...more });
/** A value in lists in lists. */
const nested = (value: unknown, levels: number) =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], value);
const button = (...steps: unknown[]) => ({ type: 'button', name: 'go', onclicked: { steps } });

function issuesOf(protocol: unknown, fragments: Record<string, unknown> = {}): readonly Issue[] {
  const result = readProtocol(protocol, fragments);
  return 'refused' in result ? result.refused : result.protocol.issues;
}

const short = (issues: readonly Issue[]) => issues.map(({ code, path }) => [code, path]);

describe('what is wrong with a protocol is told with a code and a place', () => {
  it.each<[IssueCode, string, unknown]>([
    ['not-json', '', '{"controls": ['],
    ['version', 'protocolversion', page([], { protocolversion: '2.0.0' })],
    ['required', '', { pageinfo: { type: 1 }, controls: [] }],
    ['type', '', 'null'],
    ['type', '', 7],
    ['type', 'controls[0]', page([null])],
    ['type', 'controls[0]', page([['text']])],
    ['required', 'controls[0]', page([{ type: 'text' }])],
    ['enum', 'controls[0].hidden', page([text('a', { hidden: 5 })])],
    ['enum', 'controls[0].look', page([{ type: 'button', name: 'b', look: 'huge' }])],
    ['pattern', 'controls[0].name', page([text('1a')])],
    ['pattern', 'controls[0].name', page([text('a b')])],
    ['pattern', 'controls[0].hint', page([text('a', { hint: '=1 + 1' })])],
    ['pattern', 'controls[0].pattern', page([text('a', { pattern: '[' })])],
    ['range', 'controls[0].span', page([text('a', { span: 9 })])],
    ['range', 'controls[0].columns', page([{ type: 'table', name: 't', source: { api: 'x' }, columns: [] }])],
    ['unknown-control', 'controls[0].type', page([{ type: 'hologram', name: 'h' }])],
    ['unknown-control', 'controls[0].type', page([{ name: 'h' }])],
    ['unknown-key', 'controls[0].colour', page([text('a', { colour: 'red' })])],
    ['unknown-key', 'theme', page([], { theme: 'dark' })],
    ['unknown-key', 'pageinfo.theme', page([], { pageinfo: { type: 1, theme: 'dark' } })],
    ['unknown-key', 'controls[0].onclicked.steps[0].txt', page([button({ do: 'message', text: 'x', txt: 'y' })])],
    ['unknown-key', 'controls[0].source.inptu', page([{ type: 'select', name: 's', source: { api: 'x', inptu: {} } }])],
    [
      'unknown-key',
      'controls[0].columns[1].titel',
      page([
        {
          type: 'table',
          name: 't',
          source: { api: 'x' },
          columns: [
            { name: 'a', title: 'A' },
            { name: 'b', title: 'B', titel: 'B' },
          ],
        },
      ]),
    ],
    [
      'unknown-key',
      'controls[0].sections.rowfield',
      page([{ type: 'array', name: 'l', controls: [], sections: { controls: [], rowfield: 'x' } }]),
    ],
    ['unknown-key', 'pageinfo.pagesize.widht', page([], { pageinfo: { type: 1, pagesize: { widht: 5 } } })],
    [
      'unknown-key',
      'controls[0].onclicked.onfail',
      page([{ type: 'button', name: 'b', onclicked: { steps: [], onfail: [] } }]),
    ],
    ['duplicate-name', 'controls[1].name', page([text('a'), text('a')])],
    [
      'duplicate-name',
      'controls[1].controls[0].name',
      page([text('a'), { type: 'row', name: 'r', controls: [text('a')] }]),
    ],
    ['duplicate-name', 'toolbar[0].name', page([text('a')], { toolbar: [{ type: 'button', name: 'a' }] })],
    ['reserved-name', 'controls[0].name', page([text('page')])],
    ['reserved-name', 'controls[0].name', page([text('__proto__')])],
    ['reserved-name', 'controls[0].name', page([text('__pagestatus')])],
    ['expression.unknown-root', 'controls[0].hidden', page([text('a', { hidden: '=__pagestate == 3' })])],
    ['reserved-name', 'controls[0].onclicked.steps[0].id', page([button({ id: 'page', do: 'call', api: 'x' })])],
    [
      'dangling-target',
      'controls[0].onclicked.steps[0].target',
      page([button({ do: 'set', target: 'nobody', value: 1 })]),
    ],
    [
      'dangling-target',
      'controls[0].onclicked.steps[0]',
      page([button({ do: 'call', api: 'x', input: { rows: { from: 'nobody', scope: 'all' } } })]),
    ],
    [
      'enum',
      'controls[0].onclicked.steps[0]',
      page([
        button({ do: 'call', api: 'x', input: { rows: { from: 'lines', scope: 'chekced' } } }),
        { type: 'array', name: 'lines', controls: [] },
      ]),
    ],
    ['unknown-action', 'controls[0].onclicked.steps[0].do', page([button({ do: 'teleport' })])],
    ['unknown-action', 'controls[0].onclicked.steps[0].do', page([button({ id: 'nameless' })])],
    ['type', 'controls[0].onclicked.steps[0]', page([button('close')])],
    ['type', 'controls[0].onblur', page([text('a', { onblur: {} })])],
    ['missing-api', 'controls[0].onclicked.steps[0].api', page([button({ do: 'call' })])],
    ['missing-api', 'controls[0].onclicked.steps[0].api', page([button({ do: 'submit', api: '' })])],
    ['required', 'controls[0].onclicked.steps[0]', page([button({ do: 'openpage' })])],
    ['missing-fragment', 'controls[0]', page([{ fragment: 'nowhere' }])],
    ['type', 'controls[0].as', page([{ fragment: 'nowhere', as: 5 }])],
    ['expression.syntax', 'controls[0].value', page([text('a', { value: '=1 +' })])],
    ['expression.unknown-root', 'controls[0].hidden', page([text('a', { hidden: '=nobody == 1' })])],
    ['expression.unknown-root', 'controls[0].value', page([text('a', { value: '=row.b' })])],
    ['expression.unknown-function', 'controls[0].required', page([text('a', { required: '=nofunction()' })])],
    ['expression.arguments', 'controls[0].title', page([text('a', { title: '=abs()' })])],
    ['expression.length', 'controls[0].value', page([text('a', { value: `='${'x'.repeat(4000)}'` })])],
    ['expression.depth', 'controls[0].value', page([text('a', { value: `=${'!'.repeat(61)}1` })])],
    ['expression.depth', 'controls[0].value', page([text('a', { value: nested('=1', 100) })])],
    [
      'enum',
      'controls[1].onclicked.steps[0]',
      page([
        { type: 'table', name: 't', source: { api: 'q' }, columns: [{ name: 'no', title: 'No' }] },
        button({ do: 'call', api: 'x', input: { rows: { from: 't', scope: 'modified' } } }),
      ]),
    ],
    [
      'reserved-name',
      'controls[0].controls[0].name',
      page([{ type: 'array', name: 'l', controls: [text('__checked')] }]),
    ],
    [
      'expression.unknown-root',
      'controls[0].source.input',
      page([{ type: 'select', name: 's', source: { api: 'x', input: { a: '=nobody' } } }]),
    ],
    [
      'expression.unknown-root',
      'controls[0].onclicked.steps[0]',
      page([button({ do: 'message', text: '=later.x' }, { id: 'later', do: 'call', api: 'x' })]),
    ],
    ['expression.unknown-root', 'pageinfo.title', page([], { pageinfo: { type: 1, title: '=nobody' } })],
    ['cycle', 'controls[0].value', page([text('a', { value: '=a + 1' })])],
    ['type', 'controls[0].name', page([{ type: 'text', name: { toString: 1 } }])],
    ['unknown-control', 'controls[0].type', page([{ type: { toString: 1 }, name: 'a' }])],
  ])('%s at "%s"', (code, path, protocol) => {
    expect(short(issuesOf(protocol))).toEqual([[code, path]]);
  });

  it('suggests a name that an expression can read there for one that is nearly it', () => {
    const suggestion = (source: string) =>
      issuesOf(page([text('customer'), text('a', { hidden: source })]))[0]?.suggestion;
    expect([suggestion('=__pagestate == 3'), suggestion('=custmer == 1'), suggestion('=pge.status')]).toEqual([
      '__pagestatus',
      'customer',
      'page',
    ]);
  });

  it('keeps an unknown key, and only warns', () => {
    const [found] = issuesOf(page([text('a', { colour: 'red' })]));
    expect(found).toMatchObject({ severity: 'warning', params: { key: 'colour' } });
  });

  it('names what was expected', () => {
    expect(issuesOf(page([{ type: 'button', name: 'b', look: 'huge' }]))[0]?.params.expected).toBe(
      'default, primary, danger, link',
    );
    expect(issuesOf(page([{ type: 'text' }]))[0]?.params.expected).toBe('name');
  });

  it('reports everything that is wrong with a control, and leaves out the properties that do not fit', () => {
    const result = readProtocol(
      page([
        { type: 'number', name: 'a', titel: 'A', title: 'A', min: 'x', span: 9, decimals: 2, hidden: 5, value: '=1 +' },
      ]),
    );
    if ('refused' in result) throw new Error('refused');
    const { issues, nodes } = result.protocol;
    expect(short(issues).toSorted()).toEqual([
      ['enum', 'controls[0].hidden'],
      ['expression.syntax', 'controls[0].value'],
      ['range', 'controls[0].span'],
      ['type', 'controls[0].min'],
      ['unknown-key', 'controls[0].titel'],
    ]);
    const [node] = nodes;
    if (node?.kind !== 'control') throw new Error('no control');
    expect(Object.keys(node.props)).toEqual(['type', 'name', 'titel', 'title', 'decimals', 'value']);
    expect([node.hidden.constant, node.value.constant]).toEqual([{ value: undefined }, { value: undefined }]);
    expect(short(node.faults ?? [])).toHaveLength(4);
    expect(short(node.failures ?? [])).toEqual([['expression.syntax', 'controls[0].value']]);
  });

  it('leaves out only the innermost property, and the whole list where an item is no use without it', () => {
    const table = (columns: unknown[]) => ({ type: 'table', name: 't', source: { api: 'x' }, columns });
    const read = (control: unknown) => {
      const result = readProtocol(page([control]));
      return 'protocol' in result
        ? { node: result.protocol.nodes[0], issues: short(result.protocol.issues) }
        : undefined;
    };
    expect(
      read(
        table([
          { name: 'a', title: 'A', format: 'odd' },
          { name: 'b', title: 'B' },
        ]),
      ),
    ).toMatchObject({
      node: {
        kind: 'control',
        props: {
          columns: [
            { name: 'a', title: 'A' },
            { name: 'b', title: 'B' },
          ],
        },
      },
      issues: [['enum', 'controls[0].columns[0].format']],
    });
    const select = { type: 'select', name: 's', options: [{ key: 1, text: 'x' }, { text: 'y' }] };
    expect(read(select)).toMatchObject({
      node: { kind: 'control', props: { type: 'select', name: 's' } },
      issues: [['required', 'controls[0].options[1]']],
    });
  });

  it('replaces a control that cannot do without what is wrong, and tells once why', () => {
    const result = readProtocol(page([{ type: 'table', name: 't', source: {}, titel: 'T', columns: 'x' }]));
    expect('protocol' in result && result.protocol.nodes[0]).toMatchObject({ kind: 'error', name: 't' });
    expect(short(issuesOf(page([{ type: 'search', name: 's', target: 3, controls: [] }])))).toEqual([
      ['type', 'controls[0].target'],
    ]);
  });

  it('reads a page without a property of it that is wrong', () => {
    const result = readProtocol(page([text('a')], { pageinfo: { type: 200, columns: 9, title: 'T', titel: 'T' } }));
    if ('refused' in result) throw new Error('refused');
    expect(result.protocol.info).toEqual({ type: 200, title: 'T', titel: 'T' });
    expect(short(result.protocol.issues)).toEqual([
      ['range', 'pageinfo.columns'],
      ['unknown-key', 'pageinfo.titel'],
    ]);
  });

  it('reads a list of many thousand wrong items in one go', () => {
    const columns = Array.from({ length: 50_000 }, () => ({ name: 'a', title: 'A', format: 'odd' }));
    const found = issuesOf(page([{ type: 'table', name: 't', source: { api: 'x' }, columns }]));
    expect(found.length).toBeLessThan(30);
  });

  it('refuses only the part that is wrong: its neighbours are there', () => {
    const result = readProtocol(page([text('a'), { type: 'hologram', name: 'h' }, text('b')]));
    expect('protocol' in result && result.protocol.nodes.map(({ kind, name }) => [kind, name])).toEqual([
      ['control', 'a'],
      ['error', 'h'],
      ['control', 'b'],
    ]);
  });

  it('reads an older minor version, and text as well as an object', () => {
    expect(issuesOf(JSON.stringify(page([text('a')], { protocolversion: '1.9.3' })))).toEqual([]);
    expect(issuesOf(page([], { protocolversion: '0.9.0' }))).toEqual([]);
  });

  it('lets an expression speak of a control that stands further down, in a row or in the toolbar', () => {
    expect(
      issuesOf(
        page([text('a', { value: '=b + c + d' }), text('b'), { type: 'row', name: 'r', controls: [text('c')] }], {
          toolbar: [{ type: 'label', name: 'd' }],
        }),
      ),
    ).toEqual([]);
  });

  it('lets a step in a row set its siblings, also those that a fragment brings', () => {
    const price = { type: 'number', name: 'price' };
    const change = { steps: [{ do: 'set', target: 'price', value: '=event.value' }] };
    const lines = (second: unknown) => ({
      type: 'array',
      name: 'lines',
      controls: [text('product', { onvaluechange: change }), second],
    });
    expect(issuesOf(page([lines(price)]))).toEqual([]);
    expect(issuesOf(page([lines({ fragment: 'money' })]), { money: { controls: [price] } })).toEqual([]);
  });
});

describe('values that depend on each other', () => {
  const number = (name: string, value?: string) => ({ type: 'number', name, ...(value !== undefined && { value }) });
  const lines = (...controls: unknown[]) => ({ type: 'array', name: 'lines', controls });

  it.each<[string, unknown[], string[]]>([
    [
      'two controls',
      [number('a', '=b'), number('b', '=a'), number('c', '=a')],
      ['controls[0].value', 'controls[1].value'],
    ],
    [
      'a long way round',
      [number('a', '=b'), number('b', '=c'), number('c', '=d'), number('d', '=a')],
      ['controls[0].value', 'controls[1].value', 'controls[2].value', 'controls[3].value'],
    ],
    [
      'controls in a row',
      [{ type: 'row', name: 'r', controls: [number('a', '=b')] }, number('b', '=a')],
      ['controls[0].controls[0].value', 'controls[1].value'],
    ],
    [
      'two columns',
      [lines(number('x', '=row.y'), number('y', '=row.x'), number('z', '=row.x'))],
      ['controls[0].controls[0].value', 'controls[0].controls[1].value'],
    ],
    ['a column and itself', [lines(number('x', '=row.x + 1'))], ['controls[0].controls[0].value']],
    ['a column and its own total', [lines(number('x', '=sum(lines.x)'))], ['controls[0].controls[0].value']],
    [
      'a total and a column that reads it',
      [lines(number('qty'), number('amount', '=row.qty * total')), number('total', '=sum(lines.amount)')],
      ['controls[0].controls[1].value', 'controls[1].value'],
    ],
    [
      'controls in lists and records',
      [
        { type: 'text', name: 'a', value: ['=b'] },
        { type: 'text', name: 'b', value: [{ x: '=a' }] },
      ],
      ['controls[0].value', 'controls[1].value'],
    ],
    [
      'a column and all rows, given as a binding',
      [lines(number('x'), { type: 'text', name: 'y', value: [{ from: 'lines' }] })],
      ['controls[0].controls[1].value'],
    ],
    ['a column and all rows', [lines(number('x', '=len(lines)'))], ['controls[0].controls[0].value']],
  ])('are found: %s', (_what, controls, paths) => {
    expect(short(issuesOf(page(controls)))).toEqual(paths.map((path) => ['cycle', path]));
  });

  it.each<[string, unknown[]]>([
    [
      'a share of a total over another column',
      [lines(number('amount'), number('share', '=div(row.amount, sum(lines.amount))'))],
    ],
    [
      'a total of shares',
      [
        lines(number('amount'), number('share', '=div(row.amount, sum(lines.amount))')),
        number('whole', '=sum(lines.share)'),
      ],
    ],
    ['the number of rows', [lines(number('part', '=div(1, count(lines))'))]],
    ['two readers of the same control', [number('a'), number('b', '=a'), number('c', '=a + b')]],
  ])('are not confused with %s', (_what, controls) => {
    expect(issuesOf(page(controls))).toEqual([]);
  });

  it('are found among a great many without exhausting the stack', () => {
    const many = Array.from({ length: 20_000 }, (_, index) =>
      number(`n${index}`, index === 0 ? '=n19999' : `=n${index - 1}`),
    );
    expect(issuesOf(page(many))).toHaveLength(20_000);
  });
});

describe('fragments', () => {
  const address = {
    controls: [
      text('country', { title: '{{title}} country' }),
      { type: 'row', name: 'line', controls: [text('city', { hidden: "={{prefix}}country == ''" }), text('street')] },
      { type: 'array', name: 'phones', controls: [text('phone')] },
    ],
  };

  const namesOf = (protocol: unknown, fragments: Record<string, unknown>) => {
    const result = readProtocol(protocol, fragments);
    return 'protocol' in result
      ? {
          issues: short(result.protocol.issues),
          slots: [...result.protocol.slots.keys()],
          nodes: result.protocol.nodes,
        }
      : undefined;
  };

  it('put their controls in place, as often as one likes, each with its prefix and parameters', () => {
    const found = namesOf(
      page([
        { fragment: 'address', as: 'ship', with: { title: 'Ship to' } },
        { fragment: 'address', as: 'bill', with: { title: 'Bill to' } },
      ]),
      { address },
    );
    expect(found?.issues).toEqual([]);
    expect(found?.slots).toEqual([
      'ship_country',
      'ship_line',
      'ship_city',
      'ship_street',
      'ship_phones',
      'bill_country',
      'bill_line',
      'bill_city',
      'bill_street',
      'bill_phones',
    ]);
    expect(found?.nodes.map((node) => node.kind === 'control' && node.title.constant?.value)).toEqual([
      'Ship to country',
      undefined,
      undefined,
      'Bill to country',
      undefined,
      undefined,
    ]);
  });

  it('leave a parameter that was not given as it stands', () => {
    expect(namesOf(page([{ fragment: 'address' }]), { address })?.nodes[0]).toMatchObject({
      title: { constant: { value: '{{title}} country' } },
    });
  });

  it('are told as the place where something is wrong in them', () => {
    expect(
      namesOf(page([text('a'), { fragment: 'odd' }]), {
        odd: { controls: [text('ok'), { type: 'hologram', name: 'h' }] },
      })?.issues,
    ).toEqual([['unknown-control', 'controls[1](odd)[1].type']]);
  });

  it('may use fragments, whose prefixes add up', () => {
    const outer = { controls: [{ fragment: 'address', as: 'home' }] };
    expect(namesOf(page([{ fragment: 'outer', as: 'staff' }]), { outer, address })?.slots).toContain('staff_home_city');
  });

  it.each([
    ['itself', { a: [{ fragment: 'a' }] }, 'controls[0](a)[0]'],
    ['itself many times', { a: Array.from({ length: 20 }, () => ({ fragment: 'a' })) }, 'controls[0](a)[0]'],
    ['another that uses it', { a: [{ fragment: 'b' }], b: [{ fragment: 'a' }] }, 'controls[0](a)[0](b)[0]'],
    [
      'itself inside of a container',
      { a: [{ type: 'row', name: 'r', controls: [{ fragment: 'a' }] }] },
      'controls[0](a)[0].controls[0]',
    ],
    [
      'others more than ten deep',
      Object.fromEntries(
        Array.from({ length: 12 }, (_, level) => [level === 0 ? 'a' : `f${level}`, [{ fragment: `f${level + 1}` }]]),
      ),
      'controls[0](a)[0](f1)[0](f2)[0](f3)[0](f4)[0](f5)[0](f6)[0](f7)[0](f8)[0](f9)[0]',
    ],
  ])('are refused when they use %s', (_what, fragments, path) => {
    expect(namesOf(page([{ fragment: 'a' }]), fragments)?.issues[0]).toEqual(['fragment-depth', path]);
  });
});

it('data that is nested deeper than expressions may be is data', () => {
  const result = readProtocol(page([text('a', { value: nested('x', 150) })]));
  expect('protocol' in result && result.protocol.issues).toEqual([]);
});
