import { screen, within } from '@testing-library/react';
import { cssVariables } from '@/common/theme/tokens';
import { createFakeHost } from '../../fakeHost';
import type { Issue } from '../../protocol/issues';
import schema from '../../protocol/generated/protocol.schema.json';
import { readProtocol } from '../../protocol/readProtocol';
import { showControls } from '../../react/testView';
import { boxOf, THEME_COLORS } from './boxOf';

const read = (style: unknown) => {
  const issues: Issue[] = [];
  return { style: boxOf(style, 'controls[0].style', issues)?.style, issues };
};

it('colours of the theme are its CSS variables, so that they follow the dark mode', () => {
  expect(read({ color: 'danger', background: 'danger-weak', bordercolor: 'border' }).style).toMatchObject({
    color: 'var(--color-danger)',
    background: 'var(--color-danger-weak)',
    border: '1px solid var(--color-hairline)',
  });
});

it('every colour name of the schema is a variable of both themes', () => {
  const [names] = schema.$defs.stylecolor.anyOf;
  expect(Object.keys(THEME_COLORS)).toEqual(names?.enum);
  (['light', 'dark'] as const).forEach((theme) =>
    Object.values(THEME_COLORS).forEach((variable) => expect(cssVariables(theme)).toContain(`--color-${variable}:`)),
  );
});

it('no variable stands for itself: that would be a cycle', () => {
  Object.keys(THEME_COLORS).forEach((name) =>
    Object.entries(read({ color: name, background: name }).style ?? {}).forEach(([property, value]) =>
      expect(value).not.toBe(`var(${property})`),
    ),
  );
});

it('plain colours, sizes and spaces are taken as they are', () => {
  const { style, issues } = read({
    color: '#0a0B0c',
    background: 'rgb(1, 2, 3 / 50%)',
    fontsize: 18,
    fontweight: 'bold',
    textalign: 'end',
    padding: '4px 8px',
    margin: 12,
    borderwidth: 2,
    borderstyle: 'dashed',
    radius: 8,
  });
  expect(issues.map(({ path }) => path)).toEqual([]);
  expect(style).toMatchObject({
    color: '#0a0B0c',
    fontSize: 18,
    fontWeight: 600,
    textAlign: 'end',
    padding: '4px 8px',
    margin: 12,
    border: '2px dashed var(--color-hairline)',
    borderRadius: 8,
  });
});

it.each([
  ['color', 'red;position:fixed'],
  ['color', 'primry'],
  ['color', 'var(--x)'],
  ['color', '#12'],
  ['color', 'expression(alert(1))'],
  ['color', 'rgb(0,0,0);x:url(//a)'],
  ['color', 7],
  ['color', null],
  ['color', ['red']],
  ['color', '=danger'],
  ['background', 'url(https://evil.example/a.png)'],
  ['background', 'linear-gradient(red, blue)'],
  ['background', 'image-set("a.png" 1x)'],
  ['padding', 'calc(9e99px)'],
  ['padding', '1e9px'],
  ['padding', 1e9],
  ['padding', -1],
  ['padding', '10000px'],
  ['padding', '4px;color:red'],
  ['margin', '-9999px'],
  ['margin', -20],
  ['margin', 'auto'],
  ['margin', Infinity],
  ['fontsize', 1e9],
  ['fontsize', 0],
  ['fontsize', '12px'],
  ['fontsize', NaN],
  ['fontweight', 900],
  ['textalign', 'justify !important'],
  ['borderwidth', 99],
  ['borderstyle', 'solid;'],
  ['radius', 1e6],
])('%s %p is reported, and left out', (key, value) => {
  const { style, issues } = read({ [key]: value, radius: key === 'radius' ? value : 4 });
  expect(issues).toEqual([expect.objectContaining({ path: `controls[0].style.${key}`, severity: 'warning' })]);
  expect(style).toEqual(key === 'radius' ? {} : { borderRadius: 4 });
});

it.each(['position', 'zIndex', 'transform', 'display', 'backgroundImage', '__proto__', 'constructor', 'colour'])(
  'a property %s that is not listed is reported, and left out',
  (key) => {
    const { style, issues } = read(JSON.parse(`{ "${key}": "fixed", "fontsize": 20 }`));
    expect(issues).toEqual([expect.objectContaining({ code: 'unknown-key', params: { key } })]);
    expect(style).toEqual({ fontSize: 20, lineHeight: 1.5 });
  },
);

it('a style that is no object is reported, and the control is shown without it', () => {
  const result = readProtocol({
    protocolversion: '1.1.0',
    pageinfo: { type: 200 },
    controls: [{ type: 'label', name: 'a', value: 'x', style: 'color:red' }],
  });
  expect('protocol' in result && result.protocol.issues).toEqual([
    expect.objectContaining({ code: 'type', path: 'controls[0].style', severity: 'warning' }),
  ]);
  expect('protocol' in result && result.protocol.nodes[0]?.kind).toBe('control');
});

const styled = { color: 'danger', background: 'warning-weak', textalign: 'center' };
const cssOf = (element: Element | null | undefined) => (element as HTMLElement).style;

it('the box of a control looks as its style says; one without a style has none', () => {
  showControls([
    { type: 'label', name: 'a', title: '甲', value: '1', style: styled },
    { type: 'text', name: 'b', title: '乙' },
  ]);
  const box = cssOf(document.querySelector('[data-control="a"] > div'));
  expect([box.color, box.background, box.textAlign]).toEqual([
    'var(--color-danger)',
    'var(--color-warning-weak)',
    'center',
  ]);
  expect(document.querySelector('[data-control="b"] > div')).toBeNull();
});

it('cells of an array look as the style of their column says, and its head stands over them', async () => {
  showControls([
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      value: [{ a: 1 }],
      controls: [
        { type: 'number', name: 'a', title: '数', style: styled },
        { type: 'label', name: 'b', title: '字', value: 'x', style: { background: 'info-weak' } },
      ],
    },
  ]);
  const [number, label] = screen.getAllByRole('cell');
  expect([cssOf(number).color, cssOf(number).textAlign, cssOf(label).background]).toEqual([
    'var(--color-danger)',
    'center',
    'var(--color-info-weak)',
  ]);
  expect(cssOf(screen.getByRole('columnheader', { name: '数' })).textAlign).toBe('center');
});

it('cells of a table and fields of a list look as the style of their column says', async () => {
  const host = createFakeHost({ call: () => Promise.resolve({ items: [{ id: 1, a: '一' }], __itemcount: 1 }) });
  const column = { name: 'a', title: '甲', style: styled };
  showControls(
    [
      { type: 'table', name: 't', title: '表', source: { api: 'q' }, columns: [column] },
      { type: 'list', name: 'l', title: '单', source: { api: 'q' }, titlefield: 'id', fields: [column] },
    ],
    { host },
  );
  const cell = await screen.findByRole('cell', { name: '一' });
  expect([cssOf(cell).color, cssOf(cell).textAlign]).toEqual(['var(--color-danger)', 'center']);
  const card = await within(screen.getByRole('list', { name: '单' })).findByText('一');
  expect(cssOf(card).color).toBe('var(--color-danger)');
});

it('a bad style of a column is reported with its place', () => {
  const result = readProtocol({
    protocolversion: '1.1.0',
    pageinfo: { type: 200 },
    controls: [
      {
        type: 'table',
        name: 't',
        source: { api: 'q' },
        columns: [{ name: 'a', title: 'A', style: { color: 'url(x)' } }],
      },
    ],
  });
  expect('protocol' in result && result.protocol.issues.map(({ path }) => path)).toEqual([
    'controls[0].columns[0].style.color',
  ]);
});
