import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost, fakeUser } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const say = (text: string) => ({ steps: [{ do: 'message', text }] });
const lines = (controls: readonly unknown[], more: Record<string, unknown> = {}) => ({
  type: 'array',
  name: 'lines',
  title: '明细',
  value: [
    { product: '可乐', qty: 2 },
    { product: '雪碧', qty: 0 },
  ],
  controls: [
    { type: 'text', name: 'product', title: '商品' },
    { type: 'number', name: 'qty', title: '数量' },
    ...controls,
  ],
  ...more,
});
const nameOf = (title: string, row: number | string) =>
  `engine.array.cell {"title":"${title}","row":${JSON.stringify(row)}}`;
const button = (title: string, row: number) => screen.findByRole('button', { name: nameOf(title, row) });

it('a button column is a button on every row, called by its title and row, and its event sees the row and where it stands', async () => {
  const { host } = showControls([
    lines([
      {
        type: 'button',
        name: 'detail',
        title: '查看',
        onclicked: say("=concat(row.product, ' ', event.index.row, ' ', event.index.section)"),
      },
    ]),
  ]);
  await userEvent.click(await button('查看', 2));
  (await button('查看', 1)).focus();
  await userEvent.keyboard('{Enter}');
  expect(host.log.messages).toEqual([
    ['info', '雪碧 1 0'],
    ['info', '可乐 0 0'],
  ]);
});

it('its expressions for hidden and readonly hold on each row, and follow it', async () => {
  showControls([
    lines([
      {
        type: 'button',
        name: 'send',
        title: '发货',
        hidden: "=row.product == '雪碧'",
        readonly: '=row.qty < 2',
        onclicked: say('sent'),
      },
    ]),
  ]);
  expect(await button('发货', 1)).toBeEnabled();
  expect(screen.queryByRole('button', { name: nameOf('发货', 2) })).toBeNull();
  await userEvent.clear(field(nameOf('数量', 1)));
  await userEvent.type(field(nameOf('数量', 1)), '1');
  expect(await button('发货', 1)).toBeDisabled();
});

it('it is shown only to those who hold its function code', async () => {
  showControls(
    [
      lines([
        { type: 'button', name: 'a', title: '甲', functioncode: 'x', onclicked: say('a') },
        { type: 'button', name: 'b', title: '乙', onclicked: say('b') },
      ]),
    ],
    { host: createFakeHost({ user: fakeUser({ hasFunction: (code) => code === undefined }) }) },
  );
  await button('乙', 1);
  expect(screen.queryByRole('button', { name: nameOf('甲', 1) })).toBeNull();
});

it('it can be pressed once at a time, and where the page is only viewed', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const host = createFakeHost({
    call: () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  });
  showControls(
    [
      lines([
        {
          type: 'button',
          name: 'check',
          title: '核对',
          onclicked: { steps: [{ do: 'call', api: 'check', input: { product: '=row.product' } }] },
        },
      ]),
    ],
    { host, status: PAGE_STATUS.view },
  );
  await userEvent.dblClick(await button('核对', 1));
  expect(host.log.calls.map(({ input }) => input)).toEqual([{ product: '可乐' }]);
  expect(await button('核对', 1)).toHaveAttribute('aria-busy', 'true');
  finish({});
  await waitFor(async () => expect(await button('核对', 1)).not.toHaveAttribute('aria-busy'));
});

it('a link column leads to the address of its row, or runs its event', async () => {
  const { host } = showControls([
    lines(
      [
        { type: 'link', name: 'site', title: '网站', text: '打开' },
        { type: 'link', name: 'more', title: '更多', text: '详情', onclicked: say('=row.product') },
      ],
      {
        value: [
          { product: '可乐', site: 'https://example.com/a', more: 'x' },
          { product: '雪碧', site: 'javascript:alert(1)', more: 'y' },
        ],
      },
    ),
  ]);
  expect(await screen.findByRole('link', { name: '打开' })).toHaveAttribute('href', 'https://example.com/a');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByTitle('engine.link.refused {"address":"javascript:alert(1)"}')).toHaveTextContent('打开');
  await userEvent.click(screen.getAllByRole('button', { name: '详情' })[1] as HTMLElement);
  expect(host.log.messages).toEqual([['info', '雪碧']]);
});

it('another cell with an onclicked is pressed as text where it is only read, and as an input where it is entered', async () => {
  const column = (more: Record<string, unknown>) => ({
    type: 'text',
    name: 'note',
    title: '备注',
    onclicked: say('=event.value'),
    ...more,
  });
  const value = [{ note: '易碎' }];
  const { host, unmount } = showControls([lines([column({ readonly: 1 })], { value })]);
  await userEvent.click(await screen.findByRole('button', { name: '易碎' }));
  unmount();
  const second = showControls([lines([column({})], { value })]);
  await userEvent.click(field(nameOf('备注', 1)));
  expect([host.log.messages, second.host.log.messages]).toEqual([[['info', '易碎']], [['info', '易碎']]]);
});

it('row actions stand at the end of each row, beside those that move and delete it', async () => {
  const actions = [
    {
      type: 'button',
      name: 'copy',
      title: '复制',
      onclicked: { steps: [{ do: 'insertRows', target: 'lines', values: ['=row'] }] },
    },
    {
      type: 'button',
      name: 'void',
      title: '作废',
      look: 'danger',
      hidden: '=row.qty == 0',
      onclicked: { steps: [{ do: 'set', target: 'qty', value: 0 }] },
    },
  ];
  showControls([lines([], { insertable: 1, rowactions: actions })]);
  const row = () => within(screen.getAllByRole('row')[1] as HTMLElement);
  await button('作废', 1);
  expect(
    row()
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual([nameOf('复制', 1), nameOf('作废', 1), 'engine.array.delete {"row":1}']);
  expect(screen.queryByRole('button', { name: nameOf('作废', 2) })).toBeNull();
  await userEvent.click(await button('作废', 1));
  await waitFor(() => expect(screen.queryByRole('button', { name: nameOf('作废', 1) })).toBeNull());
  await userEvent.click(await button('复制', 2));
  expect(await button('复制', 3)).toBeVisible();
});

it('a button among the fields of a section sees the section', async () => {
  const sections = {
    title: '=section.zone',
    controls: [
      { type: 'text', name: 'zone', title: '区' },
      {
        type: 'button',
        name: 'plan',
        title: '排程',
        onclicked: say("=concat(section.zone, ' ', event.index.section)"),
      },
    ],
  };
  const { host } = showControls([
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      sections,
      controls: [{ type: 'text', name: 'product', title: '商品' }],
      value: [
        { zone: '东', rows: [] },
        { zone: '西', rows: [] },
      ],
    },
  ]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'engine.array.sectionfield {"title":"排程","section":2}' }),
  );
  expect(host.log.messages).toEqual([['info', '西 1']]);
});
