import { windowSource } from './windowSource';
import type { MessagePage } from './windowSource';

const ALLOWED = 'https://tools.example';

class FakeWindow extends EventTarget {
  opener: unknown = null;
  parent: unknown = this;
}

function setUp(change: Partial<Pick<FakeWindow, 'opener' | 'parent'>>, origins = [ALLOWED]) {
  const page = Object.assign(new FakeWindow(), change);
  const heard: string[] = [];
  const source = windowSource(page as unknown as MessagePage, origins);
  const stop = source?.start({ message: ({ id }, data) => heard.push(`${id} ${String(data)}`), lost: () => {} });
  const post = (data: string, origin: string, sender: unknown) => {
    const event = new Event('message');
    page.dispatchEvent(Object.assign(event, { data, origin, source: sender }));
  };
  return { source, heard, post, stop };
}

it('accepts messages of the opener and of the parent as two peers', () => {
  const [opener, parent] = [{}, {}];
  const { heard, post } = setUp({ opener, parent }, [ALLOWED, 'https://other.example']);
  post('one', ALLOWED, opener);
  post('two', ALLOWED, parent);
  post('three', 'https://other.example', opener);
  expect(heard).toEqual([`window:0:${ALLOWED} one`, `window:1:${ALLOWED} two`, 'window:0:https://other.example three']);
});

it('ignores other windows, other origins and messages without a sender', () => {
  const opener = {};
  const { heard, post } = setUp({ opener });
  post('a', ALLOWED, {});
  post('b', ALLOWED, null);
  post('c', `${ALLOWED}.evil.example`, opener);
  post('d', 'null', opener);
  post('e', '', opener);
  expect(heard).toEqual([]);
});

it('is not created without allowed origins, or without opener and parent', () => {
  expect(setUp({ opener: {} }, []).source).toBeUndefined();
  expect(setUp({}).source).toBeUndefined();
});

it('ignores messages after it was disposed', () => {
  const opener = {};
  const { heard, post, stop } = setUp({ opener });
  stop?.();
  post('late', ALLOWED, opener);
  expect(heard).toEqual([]);
});
