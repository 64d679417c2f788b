import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@/common/errors/appError';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const flat = [
  { key: 'a', text: '甲' },
  { key: 'b', text: '乙' },
];
const deep = [{ key: 'zj', text: '浙江', children: [{ key: 'hz', text: '杭州' }] }];
const rows = [
  { key: 'zj', text: '浙江' },
  { key: 'hz', text: '杭州', parentid: 'zj' },
];
const units = [{ codePath: 'HD', name: '华东大区', children: [{ codePath: 'HD/SH', name: '上海分部', children: [] }] }];
const answers: Record<string, unknown> = { flat, deep, rows };

const world = () =>
  createFakeHost({ call: ({ api }) => Promise.resolve(answers[api]), organisations: () => Promise.resolve(units) });
const lines = (column: object, values: readonly object[], more: object = {}) => ({
  type: 'array',
  name: 'lines',
  title: '明细',
  readonly: 1,
  controls: [{ name: 'choice', title: '选择', ...column }],
  value: values,
  ...more,
});

const KINDS: readonly [string, object, unknown, string][] = [
  ['a select', { type: 'select', source: { api: 'flat' } }, 'b', '乙'],
  ['a select of several', { type: 'select', multiple: 1, source: { api: 'flat' } }, ['a', 'b'], '甲，乙'],
  ['radio buttons', { type: 'radio', source: { api: 'flat' } }, 'a', '甲'],
  ['checkboxes', { type: 'checkbox', source: { api: 'flat' } }, ['a', 'b'], '甲，乙'],
  ['a cascader', { type: 'cascader', source: { api: 'deep' } }, ['zj', 'hz'], '浙江 / 杭州'],
  ['a tree select of rows', { type: 'treeselect', source: { api: 'rows' } }, 'hz', '杭州'],
  ['a tree select of the organisation', { type: 'treeselect' }, ['HD/SH'], '上海分部'],
  ['a tree', { type: 'tree', source: { api: 'deep' } }, 'hz', '杭州'],
];

describe('a cell that is only read', () => {
  it.each(KINDS)('shows the text that the server has for the key of %s', async (_, column, value, text) => {
    showControls([lines(column, [{ choice: value }])], { host: world() });
    await waitFor(() => expect(screen.getByRole('cell')).toHaveTextContent(new RegExp(`^${text}$`)));
  });

  it.each([
    ['a picker', { type: 'picker', pagecode: 'p' }],
    ['a select', { type: 'select', source: { api: 'flat' } }],
    ['a cascader', { type: 'cascader', source: { api: 'deep' } }],
    ['a tree select', { type: 'treeselect' }],
  ])('shows what the record says of %s, and asks nobody', (_, column) => {
    const { host } = showControls([lines({ ...column, textfield: 'name' }, [{ choice: 'c7', name: '百联超市' }])], {
      host: world(),
    });
    expect(screen.getByRole('cell')).toHaveTextContent('百联超市');
    expect(host.log.calls).toEqual([]);
  });

  it('has its choices read once for the whole column', async () => {
    const { host } = showControls(
      [lines({ type: 'radio', source: { api: 'flat' } }, [{ choice: 'a' }, { choice: 'b' }, { choice: 'gone' }, {}])],
      { host: world() },
    );
    await waitFor(() =>
      expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['甲', '乙', 'gone', '']),
    );
    expect(host.log.calls.map(({ api }) => api)).toEqual(['flat']);
  });

  it('shows the key when the choices cannot be read, and tells why', async () => {
    const host = createFakeHost({ call: () => Promise.reject(new AppError('network', 'offline')) });
    showControls([lines({ type: 'radio', source: { api: 'flat' } }, [{ choice: 'a' }])], { host });
    await waitFor(() => expect(screen.getByRole('cell')).toHaveTextContent(/^a$/));
    expect(host.log.errors).toEqual([expect.objectContaining({ message: 'offline' })]);
  });
});

describe('a field in a page that is only viewed', () => {
  it.each(KINDS.filter(([, { type }]: readonly [string, { type?: string }, unknown, string]) => type !== 'tree'))(
    'shows the text that the server has for the key of %s',
    async (_, control, value, text) => {
      showControls([{ name: 'choice', title: '选择', ...control, value }], { host: world(), status: PAGE_STATUS.view });
      await waitFor(() => expect(field('选择')).toHaveTextContent(text));
    },
  );
});

it('choices that a row’s own values decide are read again when these change', async () => {
  const host = createFakeHost({
    call: ({ input }) => Promise.resolve([{ key: 'a', text: `甲 ${String(input.region)}` }]),
  });
  const column = { type: 'select', source: { api: 'flat', input: { region: '=region' } } };
  showControls([{ type: 'text', name: 'region', title: '区域', value: '南' }, lines(column, [{ choice: 'a' }])], {
    host,
  });
  await waitFor(() => expect(screen.getByRole('cell')).toHaveTextContent('甲 南'));
});
