import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('./DateLive'), 60_000);

const date = (more: Record<string, unknown> = {}) => ({ type: 'date', name: 'day', title: '日期', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const isLive = () => document.querySelector('.ant-picker') !== null;

describe('a date', () => {
  it('at rest shows its day under its label', () => {
    showControls([date({ value: '2026-07-31' })]);
    expect(field('日期')).toHaveValue('2026-07-31');
    expect(isLive()).toBe(false);
  });

  it('opens its calendar on the first press, keeps its label, and sends the day that was chosen', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({}) });
    showControls([date({ value: '2026-07-31' }), save], { host });
    await userEvent.click(field('日期'));
    await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull());
    expect(field('日期')).toHaveFocus();
    const day = await waitFor(() => document.querySelector('td[title="2026-07-15"]') as HTMLElement);
    fireEvent.click(day);
    await waitFor(() => expect(field('日期')).toHaveValue('2026-07-15'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, day: '2026-07-15' });
  });

  it('takes a day that is typed without zeros', async () => {
    const host = createFakeHost({ call: () => Promise.resolve({}) });
    showControls([date({ value: '2026-07-31' }), save], { host });
    await userEvent.click(field('日期'));
    await waitFor(() => expect(isLive()).toBe(true));
    await userEvent.clear(field('日期'));
    await userEvent.keyboard('2026/8/15{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(field('日期')).toHaveValue('2026-08-15'));
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, day: '2026-08-15' });
  });

  it('leaves Escape to an input method that composes: the calendar stays open, and so does what is written', async () => {
    showControls([date({ value: '2026-07-31' })]);
    await userEvent.click(field('日期'));
    await waitFor(() => expect(document.querySelector('.ant-picker-dropdown')).not.toBeNull());
    fireEvent.change(field('日期'), { target: { value: '2026-12' } });
    const isClosing = () => document.querySelector('.ant-picker-dropdown-hidden, .ant-slide-up-leave') !== null;
    fireEvent.keyDown(field('日期'), { key: 'Escape', isComposing: true });
    await act(() => new Promise(requestAnimationFrame));
    expect(isClosing()).toBe(false);
    expect(field('日期')).toHaveValue('2026-12');
    fireEvent.keyDown(field('日期'), { key: 'Escape' });
    await waitFor(() => expect(isClosing()).toBe(true));
  });

  it('is described by what is wrong with it, and its frame says nothing', async () => {
    showControls([date({ required: 1 }), save]);
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(isLive()).toBe(true));
    expect(field('日期')).toHaveAttribute('aria-required', 'true');
    expect(document.getElementById(field('日期').getAttribute('aria-describedby') ?? '')).toHaveTextContent(
      'engine.required.choose {"title":"日期"}',
    );
    expect(document.querySelector('.ant-picker')).not.toHaveAttribute('aria-invalid');
  });

  it('is marked while the page finds it wrong, whichever of the fields is changed', async () => {
    const problem = "=if(daysbetween(start, day) < 0, 'before the start', '')";
    showControls([date({ value: '2026-07-31', problem }), { type: 'text', name: 'start', title: '开始' }]);
    expect(field('日期')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field('开始'), '2026-08-01');
    expect(screen.getByRole('alert')).toHaveTextContent('before the start');
    expect(field('日期')).toHaveAttribute('aria-invalid', 'true');
    expect(field('日期').getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
    await userEvent.clear(field('开始'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('日期')).not.toHaveAttribute('aria-invalid');
  });

  it('shows nothing for a day that cannot be computed', () => {
    showControls([date({ value: '=adddays(start, 7)' }), { type: 'text', name: 'start', title: '开始' }]);
    expect(field('日期')).toHaveValue('');
  });

  it.each([-1, 20011, '2001', '2026-02-30'])(
    'shows %j as it is, in use too, and says at once that it is no date',
    async (value) => {
      const { host } = showControls([date({ value }), save]);
      expect(field('日期')).toHaveValue(String(value));
      expect(screen.getByRole('alert')).toHaveTextContent(`engine.unreadable {"value":"${value}"}`);
      await userEvent.click(field('日期'));
      await waitFor(() => expect(isLive()).toBe(true));
      expect(field('日期')).toHaveValue('');
      expect(field('日期')).toHaveAttribute('placeholder', String(value));
      expect(document.querySelector('.ant-picker-status-error')).not.toBeNull();
      await userEvent.click(screen.getByRole('button', { name: '保存' }));
      expect(screen.getByRole('alert')).toBeVisible();
      expect(host.log.calls).toEqual([]);
    },
  );

  it('stays at rest where it is only read', async () => {
    showControls([date({ value: '2026-07-31', readonly: 1 })]);
    await userEvent.click(field('日期'));
    expect(field('日期')).toHaveAttribute('readonly');
    expect(isLive()).toBe(false);
  });
});
