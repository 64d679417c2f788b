import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

const units = [
  {
    codePath: 'HD',
    name: '华东大区',
    children: [
      { codePath: 'HD/SH', name: '上海分部', children: [] },
      { codePath: 'HD/HZ', name: '杭州分部', children: [] },
    ],
  },
];
const unit = (more: Record<string, unknown> = {}) => ({
  type: 'treeselect',
  name: 'unit',
  title: '组织',
  textfield: 'unitname',
  ...more,
});
const area = (more: Record<string, unknown> = {}) => ({ type: 'area', name: 'area', title: '营销区域', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const host = () => createFakeHost({ organisations: () => Promise.resolve(units), call: () => Promise.resolve({}) });
const node = (text: string) => screen.findByText(text, { selector: '.ant-select-tree-title' });

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => Promise.all([import('./TreeselectLive'), import('../area/AreaLive')]), 60_000);

it('chooses a unit of the organisation, and sends its key', async () => {
  const { host: world } = showControls([unit(), save], { host: host() });
  await userEvent.click(field('组织'));
  await userEvent.click(await node('上海分部'));
  await waitFor(() => expect(screen.getByText('上海分部', { selector: '.ant-select-selection-item' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(world.log.calls[0]?.input).toMatchObject({ unit: 'HD/SH' });
});

it('hands the whole choice to its event, with everything that the protocol or the server says of it', async () => {
  const options = [{ key: 'a', text: '食品', children: [{ key: 'b', text: '零食', code: 'S-7' }] }];
  const event = { steps: [{ do: 'set', target: 'code', value: '=event.option.code' }] };
  showControls([unit({ options, onvaluechange: event }), { type: 'text', name: 'code', title: '编码' }]);
  await userEvent.click(field('组织'));
  await userEvent.click(await node('零食'));
  await waitFor(() => expect(field('编码')).toHaveValue('S-7'), { timeout: 2000 });
});

it('shows at rest what its own nodes say, and a key that is none of the organisation’s as it came', async () => {
  showControls([
    unit({
      value: 'b',
      textfield: undefined,
      options: [{ key: 'a', text: '食品', children: [{ key: 'b', text: '零食' }] }],
    }),
    unit({ name: 'other', title: '品类', value: ['x'], textfield: undefined }),
  ]);
  expect(field('组织')).toHaveValue('零食');
  await waitFor(() => expect(field('品类')).toHaveValue('x'));
});

it('reads a tree from rows of the server that name their parent', async () => {
  const answering = createFakeHost({
    call: () =>
      Promise.resolve([
        { key: 2, text: '零食', parentid: 1 },
        { key: 1, text: '食品' },
      ]),
  });
  showControls([unit({ source: { api: 'categories' } })], { host: answering });
  await userEvent.click(field('组织'));
  expect(await node('零食')).toBeInTheDocument();
});

it('leaves out the nodes of an answer that are none, wherever they are, and tells their number once', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = [null, { key: 1, text: '食品', children: [{ key: 2, text: '零食' }, null, { key: 3 }] }];
  showControls([unit({ source: { api: 'categories' } })], {
    host: createFakeHost({ call: () => Promise.resolve(answer) }),
  });
  await userEvent.click(field('组织'));
  expect(await node('零食')).toBeInTheDocument();
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('engine.issue.faulty-rows {"count":"3"}')]);
  warn.mockRestore();
});

it('says that an answer cannot be read', async () => {
  const { host: world } = showControls([unit({ source: { api: 'categories' } })], {
    host: createFakeHost({ call: () => Promise.resolve('rows') }),
  });
  await userEvent.click(field('组织'));
  await waitFor(() => expect(world.log.errors.map(String)).toEqual([expect.stringContaining('engine.badanswer')]));
});

it('a marketing area is chosen with its text', async () => {
  const { host: world } = showControls([area({ required: 1 }), save], { host: host() });
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('engine.required.choose {"title":"营销区域"}')).toBeVisible();
  await userEvent.click(field('营销区域'));
  await userEvent.click(await node('杭州分部'));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(world.log.calls[0]?.input).toEqual({ __pagestatus: 1, area: { key: 'HD/HZ', text: '杭州分部' } });
});

it('a marketing area from the server that is none is refused, and shown as it came', async () => {
  showControls([area({ value: 'HD' }), save]);
  expect(field('营销区域')).toHaveValue('HD');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('engine.area.invalid {"title":"营销区域"}')).toBeVisible();
});
