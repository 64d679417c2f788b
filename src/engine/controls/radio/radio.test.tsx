import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { showControls } from '../../react/testView';

const options = [
  { key: 'g', text: '金牌' },
  { key: 's', text: '银牌' },
  { key: 'x', text: '停用', status: 0 },
];
const level = (more: Record<string, unknown> = {}) => ({
  type: 'radio',
  name: 'level',
  title: '等级',
  options,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const answering = (answers: Record<string, unknown> = {}) =>
  createFakeHost({ call: ({ api }) => Promise.resolve(answers[api] ?? {}) });
const sent = (host: ReturnType<typeof createFakeHost>) =>
  host.log.calls.filter(({ api }) => api === 'save').map(({ input }) => input);
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

it('is a group with a name whose choices are chosen with the mouse and the arrow keys, and sends the key', async () => {
  const { host } = showControls([level({ value: 'g' }), save], { host: answering() });
  expect(screen.getByRole('radiogroup', { name: '等级' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: '停用' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '银牌' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '金牌' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await press();
  expect(sent(host)).toEqual([{ __pagestatus: 1, level: 's' }]);
});

it('shows a choice once that comes twice', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  showControls([level({ options: [...options, { key: 'g', text: '又一个' }] })]);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: '金牌' })).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

it('a press on its title chooses nothing', async () => {
  showControls([level()]);
  await userEvent.click(screen.getByText('等级'));
  screen.getAllByRole('radio').forEach((radio) => expect(radio).not.toBeChecked());
});

it('that is missing where it is required is told, described and gets the focus', async () => {
  const { host } = showControls([level({ required: 1 }), save]);
  await press();
  const group = screen.getByRole('radiogroup', { name: '等级' });
  expect(group).toHaveAttribute('aria-required', 'true');
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')).toHaveTextContent(
    'engine.required.choose {"title":"等级"}',
  );
  expect(screen.getByRole('radio', { name: '金牌' })).toHaveFocus();
  expect(host.log.calls).toEqual([]);
});

it('offers the choices that the server sends', async () => {
  const host = answering({ levels: [{ key: 7, text: '七级' }] });
  showControls([level({ options: undefined, source: { api: 'levels' } }), save], { host });
  expect(screen.getByText('engine.loading')).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: '七级' }));
  await press();
  expect(sent(host)).toEqual([{ __pagestatus: 1, level: 7 }]);
});

it.each([
  ['gone', 'gone'],
  [42, '42'],
])('shows a value that is no choice as it came: %p', (value, text) => {
  showControls([level({ value })]);
  expect(screen.getByRole('radio', { name: text })).toBeChecked();
});

it('does not offer what the server says may not be chosen any more, but shows it where a record holds it', async () => {
  const host = createFakeHost({
    call: () =>
      Promise.resolve([
        { key: 'a', text: '电话' },
        { key: 'b', text: '传真', status: 0 },
      ]),
  });
  const { unmount } = showControls([{ type: 'radio', name: 'way', title: '方式', source: { api: 'ways' } }], { host });
  expect(await screen.findByRole('radio', { name: '电话' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: '传真' })).toBeNull();
  unmount();
  showControls([{ type: 'radio', name: 'way', title: '方式', value: 'b', source: { api: 'ways' } }], { host });
  expect(await screen.findByRole('radio', { name: '传真' })).toBeChecked();
});

it('shows nothing chosen for a value that cannot be a key', () => {
  showControls([level({ value: { bad: 1 } })]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

it('cannot be changed where it is only read', () => {
  showControls([level({ value: 'g', readonly: 1 })]);
  screen.getAllByRole('radio').forEach((radio) => expect(radio).toBeDisabled());
  expect(screen.getByRole('radio', { name: '金牌' })).toBeChecked();
});

describe('a choice that need not be made', () => {
  const clear = () => screen.queryByRole('button', { name: 'engine.radio.clear {"title":"等级"}' });

  it('can be taken back with a button that leaves the focus in the group', async () => {
    const { host } = showControls([level({ value: 's' }), save], { host: answering() });
    await userEvent.click(clear() as HTMLElement);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(screen.getByRole('radio', { name: '银牌' })).toHaveFocus();
    expect(clear()).toBeNull();
    await press();
    expect(sent(host)).toEqual([{ __pagestatus: 1, level: null }]);
  });

  it.each(['words', 'button'])('can be taken back by a press on the %s of the chosen option', async (part) => {
    const { host } = showControls([level({ value: 's' }), save], { host: answering() });
    const target = () => (part === 'words' ? screen.getByText('银牌') : screen.getByRole('radio', { name: '银牌' }));
    await userEvent.click(target());
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(target());
    expect(screen.getByRole('radio', { name: '银牌' })).toBeChecked();
    await userEvent.click(target());
    await press();
    expect(sent(host)).toEqual([{ __pagestatus: 1, level: null }]);
  });

  it('is not taken back by space on the chosen option', async () => {
    showControls([level({ value: 's' })]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radio', { name: '银牌' })).toBeChecked();
  });

  it('can be taken back with the keys that delete', async () => {
    showControls([level({ value: 's' })]);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '银牌' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radio', { name: '银牌' })).toBeChecked();
  });

  it('stays where it is required or only read', async () => {
    showControls([
      level({ value: 's', required: 1 }),
      level({ name: 'other', title: '其他', value: 'g', readonly: 1 }),
    ]);
    expect(screen.queryByRole('button')).toBeNull();
    screen.getByRole('radio', { name: '银牌', checked: true }).focus();
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('radio', { name: '银牌', checked: true })).toBeChecked();
  });
});

it('puts the choice’s text into the record', async () => {
  const { host } = showControls(
    [
      {
        type: 'array',
        name: 'lines',
        title: '明细',
        controls: [level({ textfield: 'levelname' })],
        value: [{ level: 'g', levelname: '金牌' }],
      },
      save,
    ],
    { host: answering() },
  );
  await userEvent.click(screen.getByRole('radio', { name: '银牌' }));
  await press();
  expect(sent(host)).toEqual([
    { __pagestatus: 1, lines: [expect.objectContaining({ level: 's', levelname: '银牌' })] },
  ]);
});

it('shows what the record calls its choice until the choices are read', async () => {
  const host = createFakeHost({
    call: ({ api }) =>
      api === 'get' ? Promise.resolve({ level: 7, levelname: '七级' }) : new Promise(() => undefined),
  });
  const onload = {
    steps: [
      { id: 'r', do: 'call', api: 'get' },
      { do: 'fill', values: '=r' },
    ],
  };
  showControls([level({ options: undefined, source: { api: 'levels' }, textfield: 'levelname' })], {
    host,
    more: { onload },
  });
  expect(await screen.findByRole('radio', { name: '七级' })).toBeChecked();
});

it('has its own name and choice in each row of an array', async () => {
  const lines = {
    type: 'array',
    name: 'lines',
    title: '明细',
    controls: [level()],
    value: [{ level: 'g' }, { level: 's' }],
  };
  showControls([lines]);
  const groups = screen.getAllByRole('radiogroup');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'engine.array.cell {"title":"等级","row":1}',
    'engine.array.cell {"title":"等级","row":2}',
  ]);
  expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.parentElement?.textContent)).toEqual([
    '金牌',
    '银牌',
  ]);
});
