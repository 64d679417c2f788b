import { openWithSteps } from '../actions/testRun';
import { createFakeHost } from '../fakeHost';
import { findSave } from './findSave';
import { createTestPage } from './testPage';

const submit = { steps: [{ do: 'submit', api: 'save' }] };
const button = (name: string, more: object = {}) => ({ type: 'button', name, onclicked: submit, ...more });
const canSave = (controls: unknown[], user = {}) => {
  const host = createFakeHost();
  return findSave(createTestPage(controls, { host: { ...host, user: { ...host.user, ...user } } }).page) !== undefined;
};

describe('a page can be saved before it closes', () => {
  it.each([
    ['with its only button that submits', [button('save'), { type: 'button', name: 'cancel' }], true],
    ['with the primary one of several', [button('draft'), button('send', { look: 'primary' })], true],
    ['not without one', [{ type: 'button', name: 'cancel', onclicked: { steps: [{ do: 'close' }] } }], false],
    ['not when it is unclear with which', [button('draft'), button('send')], false],
    ['not with one that is hidden', [button('save', { hidden: 1 })], false],
    ['not with one in a hidden part', [{ type: 'row', name: 'p', hidden: 1, controls: [button('save')] }], false],
    ['not with one that is disabled', [button('save', { readonly: 1 })], false],
  ])('%s', (_title, controls, expected) => expect(canSave(controls)).toBe(expected));

  it('not with one that the person may not press', () => {
    const controls = [button('save', { functioncode: 'order.save' })];
    expect(canSave(controls, { hasFunction: () => true })).toBe(true);
    expect(canSave(controls, { hasFunction: () => false })).toBe(false);
  });
});

it('a save resolves to whether the server has the input', async () => {
  let isRefused = true;
  const { page } = openWithSteps([{ do: 'submit', api: 'save' }], {
    controls: [{ type: 'text', name: 'a' }],
    call: () => (isRefused ? Promise.reject(new Error('no')) : Promise.resolve({})),
  });
  page.control('a').edit('x');
  await expect(findSave(page)?.()).resolves.toBe(false);
  isRefused = false;
  await expect(findSave(page)?.()).resolves.toBe(true);
});
