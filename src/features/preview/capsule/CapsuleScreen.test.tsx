import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { observed, PageView } from '@/engine';
import { createFakeHost, fakeUser } from '@/engine/fakeHost';
import { PAGE_STATUS } from '@/engine/host';
import type { Recording } from '@/engine/workshop';
import { createRecording } from '@/engine/workshop';
import { createTestServices } from '@/services/testing/createTestServices';
import { writeCapsule } from '@/workspace/support/capsule/writeCapsule';
import { gatherCapsule } from '@/workspace/support/gatherCapsule';
import { openPreview, socketOf, title } from '../testPreview';

const PROTOCOL = {
  protocolversion: '1.0.0',
  pageinfo: { type: 200, title: '订单' },
  onload: {
    steps: [
      { id: 'order', do: 'call', api: 'orderget', input: { id: '=page.linkparam.id' } },
      { do: 'fill', values: '=order' },
    ],
  },
  controls: [
    { type: 'text', name: 'customer', title: '@order.customer' },
    { type: 'number', name: 'qty', title: '数量' },
    { type: 'number', name: 'price', title: '单价' },
    { type: 'label', name: 'total', title: '合计', value: '=mul(qty, price)' },
    { type: 'label', name: 'owner', title: '负责人', value: "=concat('归 ', user.userinfoname)" },
    { type: 'text', name: 'reason', title: '原因', hidden: '=qty < 5' },
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      controls: [
        { type: 'text', name: 'product', title: '商品' },
        { type: 'number', name: 'sum', title: '小计', readonly: 1, value: '=mul(row.pieces, 2)' },
      ],
    },
    {
      type: 'button',
      name: 'ask',
      title: '查价',
      onclicked: { steps: [{ do: 'call', api: 'pricequery', input: { qty: '=qty' } }] },
    },
  ],
};
const ORDER = { customer: '百联超市', qty: 3, price: 12.5, lines: [{ product: '矿泉水', pieces: 4 }] };

/** What a person reads: texts, and what stands in the fields. */
const readable = (root: HTMLElement) => [
  ...[...root.querySelectorAll('label, output, h1, th, td, [data-control]')].map((element) => element.textContent),
  ...[...root.querySelectorAll('input')].map(({ value }) => value),
];

/** A person opens the order, enters 6 and asks for the price; then the report is written. */
async function record() {
  let recording: Recording | undefined;
  observed.record = (pageCode, host, measures) =>
    (recording = createRecording({ pageCode, host, measures, now: () => performance.now(), time: () => 1 }));
  const host = createFakeHost({
    t: (key) => (key === 'order.customer' ? '客户' : key),
    user: fakeUser({ field: (name) => (name === 'userinfoname' ? '张伟' : undefined) }),
    call: async ({ api }) => (api === 'orderget' ? ORDER : { price: 1 }),
  });
  const { container, unmount } = render(
    <PageView
      pageCode="order"
      protocol={PROTOCOL}
      host={host}
      status={PAGE_STATUS.edit}
      linkParam={{ id: 7 }}
      chrome="page"
    />,
  );
  await screen.findByDisplayValue('百联超市');
  await act(async () => {
    fireEvent.input(screen.getByLabelText('数量'), { target: { value: '6' } });
    fireEvent.blur(screen.getByLabelText('数量'));
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查价' })));
  const [page] = observed.running;
  const shown = readable(container);
  const services = createTestServices();
  const { text } = writeCapsule(gatherCapsule({ services, page, recording, now: 1_000 }), false);
  unmount();
  observed.record = undefined;
  return { text, shown };
}

async function open(text: string) {
  const opened = await openPreview({ search: '?key=secret' });
  const socket = socketOf(opened.sockets);
  socket.say({ type: 'pair', key: 'secret' });
  socket.say({ type: 'capsule', capsule: JSON.parse(text) as unknown });
  return opened;
}
const live = () => screen.getByRole('region', { name: '实时页面' });

it('a report shows the page as it was: the same texts, values and rows, without a server', async () => {
  const { text, shown } = await record();
  const { services } = await open(text);
  expect(await title('订单')).toBeVisible();
  await screen.findByDisplayValue('百联超市');
  expect(readable(live())).toEqual(shown);
  expect(services.server.paths().filter((path) => path.includes('/api/'))).toEqual([]);
});

it('its calls get the recorded answers; one that was not recorded says so, in a message and beside the page', async () => {
  const { text } = await record();
  const { user } = await open(text);
  await title('订单');
  await user.click(await screen.findByRole('button', { name: '查价' }));
  expect(screen.queryByText(/参数不同/)).toBeNull();
  fireEvent.input(screen.getByLabelText('数量'), { target: { value: '8' } });
  fireEvent.blur(screen.getByLabelText('数量'));
  await user.click(screen.getByRole('button', { name: '查价' }));
  expect((await screen.findAllByText('报告中有请求“pricequery”，但参数不同，因此没有应答。')).length).toBeGreaterThan(
    0,
  );
  expect(screen.getByText('没有录制的请求：pricequery')).toBeVisible();
});

it('one can go back to the page before a step, and forward again', async () => {
  const { text } = await record();
  const { user } = await open(text);
  await title('订单');
  const steps = within(screen.getByRole('list', { name: '步骤' }));
  const edit = steps.getAllByRole('button').find((line) => line.textContent.includes('3 → 6')) as HTMLElement;
  expect(await screen.findByLabelText('原因')).toBeVisible();
  const index = steps.getAllByRole('button').indexOf(edit);
  await user.click(edit);
  expect(await screen.findByDisplayValue('6')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect(screen.getByText(new RegExp(`^第 ${index} 步`))).toBeVisible();
  expect(await screen.findByDisplayValue('3')).toBeVisible();
  expect(screen.getByLabelText('原因')).not.toBeVisible();
});

it('a file that is no report is refused in clear words, and the page stays', async () => {
  const { user } = await openPreview();
  const file = new File(['{"kind":"atrium-capsule","version":9}'], 'x.json', { type: 'application/json' });
  file.text = async () => '{"kind":"atrium-capsule","version":9}';
  await user.upload(screen.getByLabelText('报告文件'), file);
  expect(await screen.findByText('报告由更新的版本制作，无法打开。')).toBeVisible();
  expect(screen.getByText('还没有页面')).toBeVisible();
});

it('a report without a page shows its errors; closed, the preview is as before', async () => {
  const nothing = { madeAt: '2026-11-20T00:00:00Z', language: 'zh-CN', calls: [], trace: [], secrets: [] };
  const errors = [{ at: 1, source: 'app', message: '启动失败' }];
  const { user } = await open(writeCapsule({ ...nothing, errors }, true).text);
  expect(await screen.findByText('报告中没有页面')).toBeVisible();
  expect(screen.getByText('错误（1）')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '关闭报告' }));
  expect(screen.getByText('还没有页面')).toBeVisible();
});
