import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { addControls, addPatterns } from '@/engine/loadParts';
import { moreControls } from '@/engine/controls/moreControls';
import { moreFunctions } from '@/engine/expressions/functions/more';
import { addFunctions } from '@/engine/expressions/functions/table';
import { createFakeHost } from '@/engine/fakeHost';
import type { FakeHost } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import { PageView } from '@/engine';
import { compilePattern } from '@/engine/patterns/compilePattern';

addControls(moreControls);
addPatterns(compilePattern);
addFunctions(moreFunctions);

const text = (name: string, more: object = {}) => ({ type: 'text', name, title: `标题 ${name}`, ...more });
const button = (...steps: object[]) => ({ type: 'button', name: 'go', title: '执行', onclicked: { steps } });
const deep = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x');
const many = <T,>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));

interface ShowOptions {
  readonly more?: object;
  readonly fragments?: Record<string, unknown>;
  readonly linkParam?: Record<string, unknown>;
  readonly host?: FakeHost;
}

/** Shows hostile controls between two valid ones. */
async function show(
  controls: readonly unknown[],
  {
    more = {},
    fragments,
    linkParam,
    host = createFakeHost({ call: () => Promise.resolve({ items: [], __itemcount: 0 }) }),
  }: ShowOptions = {},
): Promise<FakeHost> {
  const protocol = {
    protocolversion: '1.0.0',
    pageinfo: { type: 200, title: '页面' },
    controls: [text('before'), ...controls, text('after')],
    ...more,
  };
  await act(async () => {
    render(
      <PageView
        pageCode="hostile"
        protocol={protocol}
        fragments={fragments}
        linkParam={linkParam}
        host={host}
        status={PAGE_STATUS.edit}
        chrome="page"
      />,
    );
    await Promise.resolve();
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return host;
}

const isBug = (error: unknown) => ((error as { kind?: string }).kind ?? 'bug') === 'bug';

/** Expects that both valid controls work and that no built-in prototype was changed. */
function expectThePageToWork(host: FakeHost): void {
  const after = screen.getByLabelText<HTMLInputElement>('标题 after');
  fireEvent.input(after, { target: { value: '好' } });
  expect(after).toHaveValue('好');
  expect(screen.getByLabelText('标题 before')).toBeInTheDocument();
  expect(host.log.errors.filter(isBug)).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
}

const issues = () => screen.queryAllByRole('alert').flatMap(({ dataset }) => dataset.issue ?? []);

async function press(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '执行' })));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** A hostile case: name, controls, expected issues, options. */
type Case = readonly [what: string, controls: readonly unknown[], issues: readonly string[], options?: ShowOptions];

describe('a page stays usable with', () => {
  const cases: readonly Case[] = [
    [
      'names that every object inherits',
      ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'toJSON'].map((name) =>
        text(name, { value: `=${name} + 1` }),
      ),
      ['cycle', 'cycle', 'cycle', 'cycle', 'cycle', 'cycle'],
    ],
    [
      'such names that read each other',
      [
        text('constructor', { value: '=toString' }),
        text('toString', { value: 'x' }),
        text('prototype', { value: '=page.constructor.constructor' }),
      ],
      [],
    ],
    [
      'a control that is called __proto__',
      [JSON.parse('{"type":"text","name":"__proto__","title":"x"}')],
      ['reserved-name'],
    ],
    [
      'columns of such names',
      [
        {
          type: 'array',
          name: 'lines',
          title: '行',
          controls: [text('constructor'), text('toString', { value: "=row.constructor + 'x'" })],
          value: [{ constructor: 1 }, JSON.parse('{"__proto__":{"a":1}}')],
        },
      ],
      [],
    ],
    [
      '400 panels in each other',
      [
        many(400, (level) => level).reduce<unknown>(
          (inner, level) => ({ type: 'panel', name: `p${level}`, title: 'p', controls: [inner] }),
          text('inside'),
        ),
      ],
      ['control-depth'],
    ],
    [
      '1,400 panels in each other',
      [
        many(1400, (level) => level).reduce<unknown>(
          (inner, level) => ({ type: 'panel', name: `p${level}`, title: 'p', controls: [inner] }),
          text('inside'),
        ),
      ],
      ['control-depth'],
    ],
    [
      'fragments that use each other',
      [{ fragment: 'a' }],
      ['fragment-depth'],
      { fragments: { a: { controls: [{ fragment: 'b' }] }, b: { controls: [{ fragment: 'a' }] } } },
    ],
    [
      'a fragment that stands for its own code',
      [{ fragment: '__proto__' }, { fragment: 'constructor' }],
      ['missing-fragment', 'missing-fragment'],
      { fragments: {} },
    ],
    [
      'a fragment that is nested thousands deep',
      [{ fragment: 'a' }],
      ['data-depth'],
      { fragments: { a: { controls: [text('bad', { whatever: deep(10_000) })] } } },
    ],
    [
      'a select of 10,000 choices',
      [
        {
          type: 'select',
          name: 's',
          title: '选择',
          value: 9999,
          options: many(10_000, (key) => ({ key, text: `第 ${key} 个` })),
        },
      ],
      [],
    ],
    [
      'choices that are nested thousands deep',
      [
        {
          type: 'treeselect',
          name: 's',
          title: '选择',
          options: [
            many(5000, (key) => key).reduce<object>((inner, key) => ({ key, text: 'x', children: [inner] }), {
              key: 'last',
              text: 'x',
            }),
          ],
        },
      ],
      ['data-depth'],
    ],
    [
      'a tree whose nodes are each other’s parents',
      [
        {
          type: 'tree',
          name: 't',
          title: '树',
          options: [
            { key: 1, text: '一', parentid: 2 },
            { key: 2, text: '二', parentid: 1 },
            { key: 1, text: '又一' },
          ],
        },
      ],
      [],
    ],
    [
      'link parameters nested thousands deep, and expressions that read them',
      [
        text('a', { value: '=page.linkparam.a.a.a' }),
        text('b', { value: '=page.linkparam' }),
        text('c', { value: '=list(page.linkparam, page.linkparam)' }),
      ],
      [],
      { linkParam: { a: many(10_000, () => 0).reduce<unknown>((inner) => ({ a: inner }), 'x') } },
    ],
    [
      'sizes that no screen has',
      [
        text('a', { width: 1e308, height: 1e308 }),
        text('b', { width: '99999999999px' }),
        text('c', { height: '0.0.0.0%' }),
        text('d', { flex: 1e308 }),
      ],
      [],
    ],
    ['sizes below nothing', [text('a', { width: -1 }), text('b', { height: 0 }), text('c', { span: 99 })], []],
    [
      'wrong titles, hints and placeholders',
      [
        text('a', { title: { a: 1 } }),
        text('b', { hint: 7 }),
        text('c', { placeholder: ['x'] }),
        text('d', { title: '=['.repeat(50) }),
      ],
      ['expression.syntax'],
    ],
    [
      'wrong choices',
      [
        { type: 'select', name: 'a', title: 'a', options: [{ key: {}, text: 1 }] },
        { type: 'select', name: 'b', title: 'b', options: 'x' },
        { type: 'radio', name: 'c', title: 'c', options: [null] },
      ],
      [],
    ],
    [
      'wrong columns',
      [
        { type: 'table', name: 'a', columns: [null], source: { api: 'q' } },
        { type: 'table', name: 'b', columns: [{ name: 7 }], source: { api: 'q' } },
        { type: 'array', name: 'c', controls: 'x' },
      ],
      ['type', 'required', 'type'],
    ],
    [
      'facts that read values of every kind',
      [
        text('bad', { value: [{ a: 1 }] }),
        text('a', { required: '=bad.a.b.c > 1', hidden: '=bad[7][8]', readonly: "=bad + bad == 'x'" }),
        text('b', { required: '=round(bad, bad) > concat(bad)' }),
      ],
      [],
    ],
    [
      'a required expression whose result is too large',
      [text('big', { value: 'x'.repeat(90_000) }), text('a', { required: '=big + big == 1' })],
      ['expression.text'],
    ],
    [
      'a hidden expression whose result is too large: what it would hide is shown',
      [text('big', { value: 'x'.repeat(90_000) }), text('a', { hidden: "=(big + big) != ''" })],
      ['expression.text'],
    ],
    [
      'a title whose result is too large',
      [text('big', { value: 'x'.repeat(90_000) }), text('a', { title: '=big + big' })],
      ['expression.text'],
    ],
    [
      'a formula over itself through rows',
      [
        {
          type: 'array',
          name: 'lines',
          title: '行',
          controls: [{ type: 'number', name: 'a', title: 'a', value: '=total + 1' }],
          value: [{}],
        },
        { type: 'number', name: 'total', title: '合计', value: '=sum(lines.a)' },
      ],
      ['cycle', 'cycle'],
    ],
    [
      'a formula over its own column',
      [
        {
          type: 'array',
          name: 'lines',
          title: '行',
          controls: [{ type: 'number', name: 'a', title: 'a', value: '=sum(lines.a) + 1' }],
          value: [{}, {}],
        },
      ],
      ['cycle'],
    ],
    [
      'a source whose input is too large',
      [
        text('big', { value: 'x'.repeat(90_000) }),
        {
          type: 'table',
          name: 't',
          columns: [{ name: 'a', title: 'A' }],
          source: { api: 'q', input: { a: '=big + big' } },
        },
      ],
      ['expression.text'],
    ],
    [
      'an expression of 4,000 nested calls',
      [
        text('a', { value: `=${'('.repeat(1900)}1${')'.repeat(1900)}` }),
        text('b', { value: `=${'abs('.repeat(900)}1${')'.repeat(900)}` }),
      ],
      ['expression.syntax', 'expression.length'],
    ],
    [
      'a date so far away that nothing can hold it',
      [
        text('a', { value: "=adddays('2026-01-01', 1e300)" }),
        text('b', { value: "=datediff('x', 'y', 'day')" }),
        text('c', { value: "=formatdate(1e300, 'YYYY')" }),
      ],
      [],
    ],
    [
      'numbers that are none',
      [
        text('a', { value: '=1/0 - 1/0' }),
        { type: 'money', name: 'b', title: 'b', value: '=power(1e308, 1e308)' },
        { type: 'number', name: 'c', title: 'c', value: "=number('x')" },
      ],
      [],
    ],
  ];

  it.each(cases.map(([what, controls, expected, options = {}]) => ({ what, controls, expected, options })))(
    '$what',
    async ({ controls, expected, options }) => {
      const host = await show(controls, options);
      expect(issues().toSorted()).toEqual([...expected].toSorted());
      expectThePageToWork(host);
    },
    30_000,
  );
});

it('two controls that change each other end with an error at the control, and the page stays usable', async () => {
  jest.useFakeTimers();
  try {
    const step = (target: string, value: string) => ({ onvaluechange: { steps: [{ do: 'set', target, value }] } });
    const host = createFakeHost();
    render(
      <PageView
        pageCode="hostile"
        protocol={{
          protocolversion: '1.0.0',
          pageinfo: { type: 200 },
          controls: [text('before'), text('a', step('b', "=a + 'x'")), text('b', step('a', "=b + 'y'")), text('after')],
        }}
        host={host}
        status={PAGE_STATUS.edit}
        chrome="page"
      />,
    );
    fireEvent.input(screen.getByLabelText('标题 a'), { target: { value: 'x' } });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(host.log.errors).toEqual([
      expect.objectContaining({
        kind: 'config',
        message: expect.stringContaining('engine.issue.event-rounds') as string,
      }),
    ]);
    const ended = screen.getByLabelText<HTMLInputElement>('标题 a').value;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByLabelText('标题 a')).toHaveValue(ended);
    expectThePageToWork(host);
  } finally {
    jest.useRealTimers();
  }
});

it('two controls that double each other end with a configuration error at the maximum text length', async () => {
  jest.useFakeTimers();
  try {
    const step = (target: string, value: string) => ({ onvaluechange: { steps: [{ do: 'set', target, value }] } });
    const host = createFakeHost();
    render(
      <PageView
        pageCode="hostile"
        protocol={{
          protocolversion: '1.0.0',
          pageinfo: { type: 200 },
          controls: [text('before'), text('a', step('b', '=a + a')), text('b', step('a', '=b + b')), text('after')],
        }}
        host={host}
        status={PAGE_STATUS.edit}
        chrome="page"
      />,
    );
    fireEvent.input(screen.getByLabelText('标题 a'), { target: { value: 'xy' } });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(host.log.errors).toEqual([
      expect.objectContaining({
        kind: 'config',
        message: expect.stringContaining('engine.issue.expression.text') as string,
      }),
    ]);
    expectThePageToWork(host);
  } finally {
    jest.useRealTimers();
  }
});

it('rows that an event doubles stop at the row limit of an array', async () => {
  const host = await show([
    { type: 'array', name: 'lines', title: '行', controls: [text('a')], value: many(1000, () => ({ a: 'x' })) },
    button(...many(8, () => ({ do: 'insertRows', target: 'lines', values: { from: 'lines' } }))),
  ]);
  await press();
  expect(host.log.errors).toEqual([
    expect.objectContaining({ kind: 'config', message: expect.stringContaining('engine.rows.toomany') as string }),
  ]);
  expectThePageToWork(host);
}, 60_000);

it('nested totals over 5,000 rows are computed', async () => {
  const host = await show([
    {
      type: 'array',
      name: 'lines',
      title: '行',
      controls: [
        { type: 'number', name: 'q', title: 'q' },
        { type: 'number', name: 'p', title: 'p', value: '=round(row.q * sum(lines.q) / max(1, count(lines)), 2)' },
      ],
      value: many(5000, (index) => ({ q: index % 7 })),
    },
    {
      type: 'label',
      name: 't',
      title: '合计',
      value: '=sum(lines.p) + max(lines.p) + avg(lines.q) + min(lines.p) + count(lines)',
    },
  ]);
  expect(issues()).toEqual([]);
  expectThePageToWork(host);
}, 60_000);

it('a submit of data nested thousands deep is not sent; the page shows the reason and keeps the input', async () => {
  const answers: Record<string, unknown> = { load: { a: deep(50_000) } };
  const host = await show(
    [
      text('a'),
      button(
        { do: 'call', api: 'load', id: 'loaded' },
        { do: 'fill', values: '=loaded' },
        { do: 'submit', api: 'save' },
      ),
    ],
    { host: createFakeHost({ call: ({ api }) => Promise.resolve(answers[api]) }) },
  );
  fireEvent.input(screen.getByLabelText('标题 before'), { target: { value: '填过' } });
  await press();
  expect(host.log.calls.map(({ api }) => api)).toEqual(['load']);
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toMatch(/engine\.issue\.data-depth.*engine\.submit\.kept/);
  expect(screen.getByLabelText('标题 before')).toHaveValue('填过');
  expectThePageToWork(host);
});

it('link parameters nested thousands deep are truncated and can be submitted', async () => {
  const host = await show(
    [text('a'), button({ do: 'fill', values: '=page.linkparam' }, { do: 'submit', api: 'save' })],
    { linkParam: { a: deep(50_000) } },
  );
  await press();
  expect(host.log.calls.map(({ api }) => api)).toEqual(['save']);
  expectThePageToWork(host);
});

it('a page title with a too large result is empty, and the page shows the issue', async () => {
  const host = await show([text('big', { value: 'x'.repeat(90_000) })], {
    more: { pageinfo: { type: 200, title: '=big + big' } },
  });
  expect(issues()).toEqual(['expression.text']);
  expect(screen.getByRole('alert')).toHaveTextContent('pageinfo.title');
  expect(screen.getByRole('heading', { level: 1 })).toBeEmptyDOMElement();
  expectThePageToWork(host);
});

it.each(['radio', 'checkbox'])(
  'a %s group of 10,000 choices shows the first and the selected ones, with a note',
  async (type) => {
    const host = await show([
      {
        type,
        name: 's',
        title: '选择',
        value: type === 'radio' ? 9999 : [1, 9999],
        options: many(10_000, (key) => ({ key, text: `第 ${key} 个` })),
      },
    ]);
    // jsdom takes seconds for the names of 501 choices, and for whether each can be seen.
    const choice = (text: string) => within(screen.getByText(text)).getByRole(type);
    expect(screen.getAllByRole(type, { hidden: true })).toHaveLength(501);
    expect(choice('第 9999 个')).toBeChecked();
    expect(screen.getByRole('note')).toHaveTextContent('engine.choices.toomany {"shown":"501","count":"10,000"}');
    fireEvent.click(choice('第 3 个'));
    expect(choice('第 3 个')).toBeChecked();
    if (type === 'checkbox') expect(choice('第 9999 个')).toBeChecked();
    expectThePageToWork(host);
  },
  30_000,
);
