import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KEEP_AFTER_MS } from '../../common/drafts';
import { createFakePortal } from '../contract/fakePortal';
import type { FakePortal } from '../contract/fakePortal';
import { uiTexts } from '../ui/texts';
import { ViewContext } from './hooks';
import { useUnsavedInput } from './useUnsavedInput';

/** A screen with an editor of one text, which a button opens. */
function Screen({ save }: { save?: () => Promise<boolean> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const input = useUnsavedInput({
    title: 'Role 7',
    opened: 7,
    record: isOpen ? 'role 7' : undefined,
    isSaving: false,
    onRestore({ content }) {
      setText(String(content));
      setIsOpen(true);
    },
  });
  input.setSave(save);
  const close = async () => {
    if (await input.confirmLeave()) setIsOpen(false);
  };
  if (!isOpen) return <button onClick={() => [setText(''), setIsOpen(true)]}>open</button>;
  return (
    <>
      <input
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          input.change(value === '' ? undefined : value);
        }}
      />
      <button onClick={() => void close()}>close</button>
      <button
        onClick={() => {
          input.markSaved();
          setIsOpen(false);
        }}
      >
        saved
      </button>
      {input.offer && <button onClick={() => setText(String(input.takeOffer()))}>restore</button>}
      {input.offer && <button onClick={input.dropOffer}>discard</button>}
    </>
  );
}

function start(fake: FakePortal = createFakePortal(), save?: () => Promise<boolean>) {
  fake.portal.i18n.addTexts(uiTexts);
  const view = { id: 'view-1', route: '/x', element: document.createElement('div'), portal: fake.portal };
  const shown = render(
    <ViewContext value={view}>
      <Screen {...(save && { save })} />
    </ViewContext>,
  );
  return { fake, ...shown, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const undo = ({ undos }: FakePortal, index = 0) => act(async () => undos[index]?.undo());
const contents = ({ drafts }: FakePortal) => [...drafts.kept.values()].map(({ draft }) => draft.content);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an editor with unsaved input', () => {
  it('marks its tab, until the input is taken back or the editor is gone', async () => {
    const { fake, user, unmount } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'a');
    expect(fake.isDirty).toBe(true);
    await user.clear(screen.getByRole('textbox'));
    expect(fake.isDirty).toBe(false);
    await user.type(screen.getByRole('textbox'), 'b');
    unmount();
    expect(fake.isDirty).toBe(false);
  });

  it('asks before it closes, and stays open with 继续编辑', async () => {
    const { fake, user } = start();
    fake.lossAnswer = 'keep';
    await press(user, 'open');
    await press(user, 'close');
    expect(fake.losses).toEqual([]);
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'a');
    await press(user, 'close');
    expect(fake.losses).toEqual([{ title: 'Role 7', canSave: false }]);
    expect(screen.getByRole('textbox')).toHaveValue('a');
  });

  it('offers to save, and closes once that has succeeded', async () => {
    const save = jest.fn(() => Promise.resolve(true));
    const { fake, user } = start(undefined, save);
    fake.lossAnswer = 'save';
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'a');
    expect(fake.editor?.findSave()).toBe(save);
    await press(user, 'close');
    expect(fake.losses).toEqual([{ title: 'Role 7', canSave: true }]);
    expect(save).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('button', { name: 'open' })).toBeVisible();
  });

  it('opens again with what was given up when that is undone, and leaves one draft', async () => {
    const { fake, user } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'typed');
    await press(user, 'close');
    await screen.findByRole('button', { name: 'open' });
    expect(fake.undos.map(({ title }) => title)).toEqual(['Role 7']);
    await undo(fake);
    expect(await screen.findByRole('textbox')).toHaveValue('typed');
    expect(fake.isDirty).toBe(true);
    await wait(0);
    expect(screen.queryByRole('button', { name: 'restore' })).toBeNull();
    expect(contents(fake)).toEqual(['typed']);
  });

  it('asks about other input that it holds when an undo brings back the first, and keeps both', async () => {
    const { fake, user } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'first');
    await press(user, 'close');
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'second');
    fake.lossAnswer = 'keep';
    await undo(fake);
    expect(fake.losses).toHaveLength(2);
    expect(screen.getByRole('textbox')).toHaveValue('second');

    fake.lossAnswer = 'discard';
    await undo(fake);
    expect(screen.getByRole('textbox')).toHaveValue('first');
    await wait(KEEP_AFTER_MS);
    expect(contents(fake).toSorted()).toEqual(['first', 'second']);
    expect(fake.undos).toHaveLength(2);
  });

  it('withdraws its question when the input is saved meanwhile', async () => {
    const { fake, user } = start();
    fake.lossAnswer = 'none';
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'a');
    await press(user, 'close');
    expect(fake.losses).toHaveLength(1);
    await press(user, 'saved');
    await wait(0);
    expect(fake.undos).toEqual([]);
    expect(screen.getByRole('button', { name: 'open' })).toBeVisible();
  });

  it('gives its tab what is to be brought back after the tab was closed', async () => {
    const { fake, user } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'typed');
    const captured = fake.editor?.capture();
    const next = createFakePortal();
    next.restored = captured;
    document.body.replaceChildren();
    start(next);
    expect(await screen.findByRole('textbox')).toHaveValue('typed');
    expect(next.isDirty).toBe(true);
  });
});

describe('a draft of an editor', () => {
  it('is kept while a person types, and deleted when the input is saved', async () => {
    const { fake, user } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'typed');
    expect(contents(fake)).toEqual([]);
    await wait(KEEP_AFTER_MS);
    expect(contents(fake)).toEqual(['typed']);
    await press(user, 'saved');
    await wait(0);
    expect(contents(fake)).toEqual([]);
  });

  it('is offered when the record is opened again after the input was given up', async () => {
    const { fake, user } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'typed');
    await press(user, 'close');
    await press(user, 'open');
    expect(screen.getByRole('textbox')).toHaveValue('');
    await press(user, 'restore');
    expect(screen.getByRole('textbox')).toHaveValue('typed');
    await wait(0);
    expect(contents(fake)).toEqual(['typed']);
    await press(user, 'saved');
    await wait(0);
    expect(contents(fake)).toEqual([]);
  });

  it('is deleted when the offer is refused', async () => {
    const { fake, user } = start();
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'typed');
    await press(user, 'close');
    await press(user, 'open');
    await press(user, 'discard');
    await waitFor(() => expect(contents(fake)).toEqual([]));
    expect(screen.queryByRole('button', { name: 'restore' })).toBeNull();
  });

  it('is not offered over what a person has typed meanwhile', async () => {
    const fake = createFakePortal();
    const { user } = start(fake);
    await press(user, 'open');
    await user.type(screen.getByRole('textbox'), 'typed');
    await press(user, 'close');
    await press(user, 'open');
    act(() => screen.getByRole('textbox').focus());
    await user.keyboard('new');
    await wait(KEEP_AFTER_MS);
    expect(screen.getByRole('textbox')).toHaveValue('new');
  });
});
