import type { MessagePage } from './windowSource';
import { playgroundSource } from './playgroundSource';

const ORIGIN = 'https://atrium.example';

/** What the source passes on of one message. */
function heard(parent: unknown, from: { origin: string; source: unknown }) {
  const page = Object.assign(new EventTarget(), { opener: null, parent: undefined as unknown });
  page.parent = parent === 'itself' ? page : parent;
  const message = jest.fn();
  playgroundSource(page as unknown as MessagePage, ORIGIN).start({ message, lost: jest.fn() });
  const event = Object.assign(new Event('message'), { data: 'x', origin: from.origin });
  page.dispatchEvent(Object.assign(event, { source: from.source === 'itself' ? page : from.source }));
  return message.mock.calls.length;
}

it('hears the window around it at its own origin, and nothing else', () => {
  const parent = {};
  expect(heard(parent, { origin: ORIGIN, source: parent })).toBe(1);
  expect(heard(parent, { origin: `${ORIGIN}:8443`, source: parent })).toBe(0);
  expect(heard(parent, { origin: ORIGIN, source: {} })).toBe(0);
  expect(heard(parent, { origin: ORIGIN, source: null })).toBe(0);
});

it('hears nothing in a window that is in no frame, also not itself', () => {
  expect(heard('itself', { origin: ORIGIN, source: 'itself' })).toBe(0);
});
