import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('./CascaderLive'), 60_000);

const options = [
  {
    key: 'zj',
    text: '浙江',
    children: [
      { key: 'hz', text: '杭州', children: [{ key: 'xh', text: '西湖区' }] },
      { key: 'nb', text: '宁波' },
      { key: 'old', text: '停用', status: 0 },
    ],
  },
  { key: 'js', text: '江苏', children: [{ key: 'nj', text: '南京' }] },
];
const region = (more: Record<string, unknown> = {}) => ({
  type: 'cascader',
  name: 'region',
  title: '地区',
  options,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const isLive = () => document.querySelector('.ant-cascader') !== null;
const sent = (host: ReturnType<typeof createFakeHost>) =>
  host.log.calls.filter(({ api }) => api === 'save').map(({ input }) => input);
const accepting = (answers: Record<string, unknown> = {}) =>
  createFakeHost({ call: ({ api }) => Promise.resolve(answers[api] ?? {}) });

async function pick(text: string) {
  const item = await waitFor(() => {
    const found = document.querySelector(`.ant-cascader-menu-item[title="${text}"]`);
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  fireEvent.click(item);
}

it('at rest is a labelled combobox that shows every level', () => {
  showControls([region({ value: ['zj', 'hz', 'xh'] })]);
  expect(screen.getByRole('combobox', { name: '地区' })).toHaveValue('浙江 / 杭州 / 西湖区');
  expect(isLive()).toBe(false);
});

it('opens on the first press, shows level by level what may still be chosen and what may not, and sends the keys', async () => {
  const { host } = showControls([region(), save], { host: accepting() });
  await userEvent.click(field('地区'));
  await pick('浙江');
  expect(document.querySelector('.ant-cascader-menu-item[title="停用"]')).toHaveClass(
    'ant-cascader-menu-item-disabled',
  );
  await pick('宁波');
  expect(field('地区').closest('.ant-select')).toHaveTextContent('浙江 / 宁波');
  await press();
  expect(sent(host)).toEqual([{ __pagestatus: 1, region: ['zj', 'nb'] }]);
});

it('may stop before the last level where that is allowed', async () => {
  const { host } = showControls([region({ anylevel: 1 }), save], { host: accepting() });
  await userEvent.click(field('地区'));
  await pick('浙江');
  await press();
  expect(sent(host)).toEqual([{ __pagestatus: 1, region: ['zj'] }]);
});

it('reads its levels from the server when it is used, and until then shows the texts that the record carries', async () => {
  const host = accepting({ regions: options, get: { region: ['js', 'nj'], regionname: '江苏 / 南京' } });
  const onload = {
    steps: [
      { id: 'r', do: 'call', api: 'get' },
      { do: 'fill', values: '=r' },
    ],
  };
  showControls([region({ options: undefined, source: { api: 'regions' }, textfield: 'regionname' }), save], {
    host,
    more: { onload },
  });
  await waitFor(() => expect(field('地区')).toHaveValue('江苏 / 南京'));
  expect(host.log.calls.map(({ api }) => api)).toEqual(['get']);
  await userEvent.click(field('地区'));
  await pick('浙江');
  await pick('宁波');
  await press();
  expect(sent(host)).toEqual([expect.objectContaining({ region: ['zj', 'nb'] })]);
});

it.each([
  [{ required: 1 }, 'engine.required.choose {"title":"地区"}'],
  [{ value: 'zj' }, 'engine.cascader.invalid {"title":"地区"}'],
  [{ value: ['zj', { bad: 1 }] }, 'engine.cascader.invalid {"title":"地区"}'],
])('%j is refused', async (more, message) => {
  const { host } = showControls([region(more), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  await waitFor(() => expect(isLive()).toBe(true));
  expect(field('地区')).toHaveAttribute('aria-invalid', 'true');
  expect(host.log.calls).toEqual([]);
});

it('stays at rest where it is only read, and shows a key that is no choice as it came', async () => {
  showControls([region({ value: ['zj', 'gone'], readonly: 1 })]);
  await userEvent.click(field('地区'));
  expect(field('地区')).toHaveValue('浙江 / gone');
  expect(isLive()).toBe(false);
});
