import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { readProtocol } from '../../protocol/readProtocol';
import { field, showControls } from '../../react/testView';

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('./DateTimeLive'), 60_000);

const moment = (more: Record<string, unknown> = {}) => ({ type: 'datetime', name: 'at', title: '送达', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const isLive = () => document.querySelector('.ant-picker') !== null;

it('opens on the first press, keeps its time when another day is chosen, and sends the moment', async () => {
  const { host } = showControls([moment({ value: '2026-07-31 08:30:00' }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  expect(field('送达')).toHaveValue('2026-07-31 08:30:00');
  expect(isLive()).toBe(false);
  await userEvent.click(field('送达'));
  fireEvent.click(
    await waitFor(() => {
      const day = document.querySelector('td[title="2026-07-15"]');
      expect(day).not.toBeNull();
      return day as HTMLElement;
    }),
  );
  await userEvent.tab();
  await press();
  await waitFor(() => expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, at: '2026-07-15 08:30:00' }));
});

it('closes the days outside of its range', async () => {
  showControls([moment({ value: '2026-07-31 08:30:00', min: '2026-07-15 00:00:00' })]);
  await userEvent.click(field('送达'));
  await waitFor(() => expect(document.querySelector('td[title="2026-07-14"]')).toHaveClass('ant-picker-cell-disabled'));
  expect(document.querySelector('td[title="2026-07-15"]')).not.toHaveClass('ant-picker-cell-disabled');
});

it.each([
  [{ value: '2026-02-30 08:00:00' }, 'engine.unreadable {"value":"2026-02-30 08:00:00"}'],
  [{ value: '2026-07-31' }, 'engine.unreadable {"value":"2026-07-31"}'],
  [{ value: 20260731 }, 'engine.unreadable {"value":"20260731"}'],
  [
    { value: '2026-07-31 08:00:00', min: '2026-08-01 00:00:00' },
    'engine.time.min {"title":"送达","min":"2026-08-01 00:00:00"}',
  ],
  [
    { value: '2026-07-31 08:00:00', max: '2026-07-31 07:59:59' },
    'engine.time.max {"title":"送达","max":"2026-07-31 07:59:59"}',
  ],
  [{ required: 1 }, 'engine.required.choose {"title":"送达"}'],
])('%j is refused', async (more, message) => {
  const { host } = showControls([moment(more), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(host.log.calls).toEqual([]);
});

it('whose limit is no moment is told to whoever writes the page', () => {
  const result = readProtocol({
    protocolversion: '1.0.0',
    pageinfo: { type: 200 },
    controls: [moment({ max: 'tomorrow' })],
  });
  expect('protocol' in result && result.protocol.issues.map(({ path }) => path)).toEqual(['controls[0].max']);
});

it('stays at rest where it is only read, and shows what cannot be read as it came', async () => {
  showControls([moment({ value: 'soon', readonly: 1 })]);
  await userEvent.click(field('送达'));
  expect(field('送达')).toHaveValue('soon');
  expect(field('送达')).toHaveAttribute('readonly');
  expect(isLive()).toBe(false);
});
