import { createReadAhead } from './readAhead';

it('messages of what was read ahead are shown once, in their order, when it is used', async () => {
  const ahead = createReadAhead();
  const shown: string[] = [];
  await ahead.hold(async () => void shown.push('first'));
  await ahead.hold(async () => void shown.push('second'));
  expect(shown).toEqual([]);
  await ahead.use();
  await ahead.use();
  expect(shown).toEqual(['first', 'second']);
});

it('an answer that arrives after its use waits until its messages are read', async () => {
  const ahead = createReadAhead();
  await ahead.use();
  let confirm = () => {};
  const answered = jest.fn();
  const held = ahead.hold(() => new Promise((resolve) => (confirm = resolve))).then(answered);
  await Promise.resolve();
  expect(answered).not.toHaveBeenCalled();
  confirm();
  await held;
  expect(answered).toHaveBeenCalled();
});
