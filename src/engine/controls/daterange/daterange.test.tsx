import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { field, showControls } from '../../react/testView';

// Reading antd takes its time; the control itself still fetches its widget as in a browser.
beforeAll(() => import('./DateRangeLive'), 60_000);

const range = (more: Record<string, unknown> = {}) => ({ type: 'daterange', name: 'days', title: '期间', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const isLive = () => document.querySelector('.ant-picker') !== null;

async function choose(day: string) {
  const cell = await waitFor(() => {
    const found = document.querySelector(`td[title="${day}"]`);
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  fireEvent.click(cell);
}

it('at rest shows both days in one field', () => {
  showControls([
    range({ value: ['2026-07-01', '2026-07-31'] }),
    range({ name: 'none', title: '无', value: [null, ''] }),
  ]);
  expect(field('期间')).toHaveValue('2026-07-01 ~ 2026-07-31');
  expect(field('无')).toHaveValue('');
  expect(isLive()).toBe(false);
});

it('becomes two named fields, takes a first and a last day, and sends both', async () => {
  const { host } = showControls([range({ value: ['2026-07-01', '2026-07-31'] }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  await userEvent.click(field('期间'));
  await waitFor(() => expect(isLive()).toBe(true));
  expect(field('期间')).toHaveValue('2026-07-01');
  expect(field('engine.daterange.end {"title":"期间"}')).toHaveValue('2026-07-31');
  await choose('2026-07-06');
  await choose('2026-07-08');
  await waitFor(() => expect(field('engine.daterange.end {"title":"期间"}')).toHaveValue('2026-07-08'));
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, days: ['2026-07-06', '2026-07-08'] });
});

it('takes a typed first day that is later than the last one as the whole range', async () => {
  const { host } = showControls([range({ value: ['2026-07-10', '2026-07-12'] }), save], {
    host: createFakeHost({ call: () => Promise.resolve({}) }),
  });
  await userEvent.click(field('期间'));
  await waitFor(() => expect(isLive()).toBe(true));
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.clear(field('期间'));
  await userEvent.keyboard('20260715{Enter}');
  await waitFor(() => expect(field('engine.daterange.end {"title":"期间"}')).toHaveValue('2026-07-15'));
  expect(field('期间')).toHaveValue('2026-07-15');
  await press();
  expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, days: ['2026-07-15', '2026-07-15'] });
});

it.each([
  [{ value: ['2026-07-01'] }, 'engine.daterange.invalid {"title":"期间"}'],
  [{ value: '2026-07-01' }, 'engine.unreadable {"value":"2026-07-01"}'],
  [{ value: ['2026-07-01', '2026-02-30'] }, 'engine.unreadable {"value":"2026-07-01 ~ 2026-02-30"}'],
  [{ value: ['2026-07-02', '2026-07-01'] }, 'engine.daterange.order {"title":"期间"}'],
  [{ value: ['2026-07-01', '2026-07-08'], maxdays: 7 }, 'engine.daterange.maxdays {"title":"期间","count":7}'],
  [{ value: ['2026-07-01', '2026-07-08'], min: '2026-07-02' }, 'engine.time.min {"title":"期间","min":"2026-07-02"}'],
  [{ value: ['2026-07-01', '2026-07-08'], max: '2026-07-07' }, 'engine.time.max {"title":"期间","max":"2026-07-07"}'],
  [{ required: 1 }, 'engine.required.choose {"title":"期间"}'],
])('%j is refused', async (more, message) => {
  const { host } = showControls([range(more), save]);
  await press();
  expect(screen.getByText(message)).toBeVisible();
  expect(host.log.calls).toEqual([]);
});

it.each([
  ['soon', ['soon', '']],
  [
    ['x', '2026-07-31'],
    ['x', '2026-07-31'],
  ],
])('shows %j as it came, in use too, with a message', async (value, [from, to]) => {
  showControls([range({ value })]);
  expect(screen.getByRole('alert')).toHaveTextContent('engine.unreadable');
  await userEvent.click(field('期间'));
  await waitFor(() => expect(isLive()).toBe(true));
  const shown = [field('期间'), field('engine.daterange.end {"title":"期间"}')].map(
    (input) => (input as HTMLInputElement).value || (input as HTMLInputElement).placeholder,
  );
  expect(shown).toEqual([from, to]);
});

it('says at both fields that they are required and what is wrong', async () => {
  showControls([range({ required: 1 }), save]);
  await press();
  await waitFor(() => expect(isLive()).toBe(true));
  [field('期间'), field('engine.daterange.end {"title":"期间"}')].forEach((input) => {
    expect(input).toHaveAttribute('aria-required', 'true');
    expect(input).toHaveAccessibleDescription(/engine.required.choose/);
  });
});

it('stays at rest where it is only read, and shows what cannot be read as it came', async () => {
  showControls([range({ value: ['x', '2026-07-31'], readonly: 1 })]);
  await userEvent.click(field('期间'));
  expect(field('期间')).toHaveValue('x ~ 2026-07-31');
  expect(isLive()).toBe(false);
});
