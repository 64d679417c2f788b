import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../fakeHost';
import { showControls } from '../react/testView';
import { factsOf, knownTypes } from './factsTable';
import { VIEWS } from './viewsTable';

const options = [
  { key: 'a', text: '甲' },
  { key: 'b', text: '乙' },
];

/** What a type needs beside its name. */
const NEEDS: Readonly<Record<string, Record<string, unknown>>> = {
  select: { options },
  radio: { options },
  checkbox: { options },
  tree: { options },
  treeselect: { options },
  cascader: { options },
  picker: { pagecode: 'choose' },
  tags: { value: ['甲'] },
};

/** A component of a tenant's is shown by code of theirs: `widgets/` tests it. */
const inputs = [...knownTypes()].filter((type) => factsOf(type)?.category === 'input' && type !== 'custom');

beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const left = { steps: [{ do: 'message', text: 'left' }] };

function show(type: string, host = createFakeHost()) {
  showControls(
    [
      { type: 'text', name: 'before', title: '之前' },
      { type, name: 'field', title: '字段', onblur: left, ...NEEDS[type] },
      { type: 'text', name: 'after', title: '之后' },
    ],
    { host },
  );
  const frame = document.querySelector<HTMLElement>('[data-control="field"]') as HTMLElement;
  const isInside = () => frame.contains(document.activeElement);
  return { host, frame, isInside, messages: () => host.log.messages.length };
}

/** Lets events that have begun end. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });

/** Comes to the field by keyboard; its light input, where it has one, has become the widget then. */
async function enter(type: string, shown: ReturnType<typeof show>) {
  await act(async () => {
    await VIEWS[type as 'text']?.live?.load();
  });
  await userEvent.click(screen.getByLabelText('之前'));
  await userEvent.tab();
  await settle();
  await waitFor(() => expect(shown.isInside()).toBe(true));
}

describe.each(inputs)('leaving a %s', (type) => {
  it('by keyboard runs its event once, after the focus has gone through all its parts', async () => {
    const shown = show(type);
    await enter(type, shown);
    expect(shown.messages()).toBe(0);
    for (let step = 0; step < 12 && shown.isInside(); step += 1) {
      expect(shown.messages()).toBe(0);
      await userEvent.tab();
      await settle();
    }
    expect(shown.isInside()).toBe(false);
    await waitFor(() => expect(shown.messages()).toBe(1));
  });

  it('by a press elsewhere runs its event once', async () => {
    const shown = show(type);
    await enter(type, shown);
    await userEvent.click(screen.getByLabelText('之后'));
    await settle();
    await waitFor(() => expect(shown.messages()).toBe(1));
    expect(shown.isInside()).toBe(false);
  });
});

it('a select that is left before its widget has been fetched runs its event', async () => {
  const widget = VIEWS.select?.live;
  const load = jest.spyOn(widget as NonNullable<typeof widget>, 'load').mockReturnValue(new Promise(() => undefined));
  const current = jest.spyOn(widget as { current?: unknown }, 'current', 'get').mockReturnValue(undefined);
  const { messages } = show('select');
  act(() => screen.getByLabelText('字段').focus());
  await userEvent.tab();
  await waitFor(() => expect(messages()).toBe(1));
  load.mockRestore();
  current.mockRestore();
});

it('a picker is not left while one chooses in its dialog, but when one leaves it afterwards', async () => {
  let choose: (result: unknown) => void = () => undefined;
  const base = createFakeHost();
  const host = createFakeHost({
    pages: {
      ...base.pages,
      open: () =>
        new Promise((resolve) => {
          choose = resolve;
        }),
    },
  });
  const { messages } = show('picker', host);
  screen.getByLabelText('字段').focus();
  await userEvent.keyboard('{Enter}');
  // The dialog takes the focus.
  act(() => screen.getByLabelText('之后').focus());
  await settle();
  expect(messages()).toBe(0);
  await act(async () => choose({ key: 1, text: '一' }));
  act(() => screen.getByLabelText('字段').focus());
  act(() => screen.getByLabelText('之前').focus());
  await waitFor(() => expect(messages()).toBe(1));
});

it('choosing in the popup of a widget does not leave it', async () => {
  const shown = show('select');
  await enter('select', shown);
  await userEvent.click(screen.getByLabelText('字段'));
  await userEvent.click(await screen.findByText('乙'));
  await settle();
  expect(shown.messages()).toBe(0);
});
