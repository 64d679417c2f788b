import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const options = [
  { key: 'mon', text: '周一' },
  { key: 'wed', text: '周三' },
  { key: 'fri', text: '周五' },
];
const days = (more: Record<string, unknown> = {}) => ({
  type: 'checkbox',
  name: 'days',
  title: '送货日',
  options,
  ...more,
});
const agree = (more: Record<string, unknown> = {}) => ({
  type: 'checkbox',
  name: 'agree',
  title: '协议',
  text: '我已阅读',
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const accepting = () => createFakeHost({ call: () => Promise.resolve({}) });

describe('checkboxes', () => {
  it('send the keys of what is ticked, in the order of the choices', async () => {
    const { host } = showControls([days({ value: ['fri'] }), save], { host: accepting() });
    expect(screen.getByRole('group', { name: '送货日' })).toBeVisible();
    await userEvent.click(box('周一'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(box('周五'));
    await press();
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, days: ['mon', 'wed'] });
  });

  it('put the texts of what is ticked into the record', async () => {
    const lines = {
      type: 'array',
      name: 'lines',
      title: '明细',
      controls: [days({ textfield: 'daynames' })],
      value: [{ days: ['fri'] }],
    };
    const { host } = showControls([lines, save], { host: accepting() });
    await userEvent.click(box('周一'));
    await press();
    expect(host.log.calls[0]?.input).toEqual({
      __pagestatus: 1,
      lines: [expect.objectContaining({ days: ['mon', 'fri'], daynames: '周一，周五' })],
    });
  });

  it('of which none is ticked are missing where one is required', async () => {
    const { host } = showControls([days({ required: 1, value: ['mon'] }), save]);
    await userEvent.click(box('周一'));
    await press();
    expect(screen.getByText('engine.required.choose {"title":"送货日"}')).toBeVisible();
    expect(screen.getByRole('group', { name: 'engine.group.required {"title":"送货日"}' })).toHaveAccessibleDescription(
      /engine.required.choose/,
    );
    expect(box('周一')).toHaveFocus();
    expect(box('周一')).toHaveAttribute('aria-invalid', 'true');
    expect(host.log.calls).toEqual([]);
  });

  it('keep and show a value that is no choice', async () => {
    const { host } = showControls([days({ value: ['sun', { bad: 1 }] }), save], { host: accepting() });
    expect(box('sun')).toBeChecked();
    await userEvent.click(box('周三'));
    await press();
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, days: ['wed', 'sun'] });
  });

  it('cannot be changed where it is only read', () => {
    showControls([days({ value: ['wed'], readonly: 1 }), agree({ value: 1, readonly: 1 })]);
    screen.getAllByRole('checkbox').forEach((each) => expect(each).toBeDisabled());
    expect(box('周三')).toBeChecked();
    expect(box(/我已阅读/)).toBeChecked();
  });
});

describe('a single tick', () => {
  it('is ticked by a press on its words or with the space bar, and sends 1 or 0', async () => {
    const { host } = showControls([agree(), save], { host: accepting() });
    await userEvent.click(screen.getByText('我已阅读'));
    expect(box(/协议/)).toBeChecked();
    await press();
    box(/协议/).focus();
    await userEvent.keyboard(' ');
    await press();
    expect(host.log.calls.map(({ input }) => input)).toEqual([
      { __pagestatus: 1, agree: 1 },
      { __pagestatus: 1, agree: 0 },
    ]);
  });

  it('that is required must be ticked', async () => {
    const { host } = showControls([agree({ required: 1, value: 0 }), save]);
    await press();
    expect(screen.getByText('engine.checkbox.tick {"title":"协议"}')).toBeVisible();
    expect(box(/协议/)).toHaveAttribute('aria-required', 'true');
    expect(host.log.calls).toEqual([]);
  });
});
