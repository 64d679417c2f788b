import type { Protocols } from '@/services';
import { createPageSource } from './createPageSource';

const shapes = { get: () => undefined, note: () => undefined, noteHeight: () => undefined };

function setUp(protocol: unknown, fragments: Record<string, unknown> = {}) {
  const asked: (readonly string[])[] = [];
  const protocols: Protocols = {
    page: (pageCode) => Promise.resolve({ pageCode, protocol }),
    fragments: (codes) => {
      asked.push(codes);
      return Promise.resolve(Object.fromEntries(codes.map((code) => [code, fragments[code]])));
    },
    clear: () => undefined,
  };
  return { source: createPageSource({ protocols, log: jest.fn(), shapes }), asked };
}

it('a page without fragments requests none', async () => {
  const { source, asked } = setUp({ controls: [] });
  await expect(source.load('a')).resolves.toEqual({ protocol: { controls: [] }, fragments: {} });
  expect(asked).toEqual([]);
});

it('fragments inside fragments are fetched too', async () => {
  const { source, asked } = setUp({ controls: [{ fragment: 'a' }] }, { a: { controls: [{ fragment: 'b' }] }, b: {} });
  const { fragments } = await source.load('page');
  expect(Object.keys(fragments)).toEqual(['a', 'b']);
  expect(asked).toEqual([['a'], ['b']]);
});

it('fragments that use each other in a circle do not load for ever', async () => {
  const { source, asked } = setUp(
    { controls: [{ fragment: 'a' }] },
    { a: [{ fragment: 'b' }], b: [{ fragment: 'a' }] },
  );
  await source.load('page');
  expect(asked).toEqual([['a'], ['b']]);
});

it('a page that could not be prefetched is requested again by its load', async () => {
  const page = jest.fn<ReturnType<Protocols['page']>, [string]>();
  page.mockRejectedValueOnce(new Error('offline'));
  page.mockResolvedValue({ pageCode: 'a', protocol: { controls: [] } });
  const protocols: Protocols = { page, fragments: () => Promise.resolve({}), clear: () => undefined };
  const source = createPageSource({ protocols, log: jest.fn(), shapes });
  source.prefetch('a');
  expect(page).toHaveBeenCalledTimes(1);
  await expect(source.load('a')).resolves.toEqual({ protocol: { controls: [] }, fragments: {} });
});

describe('a page that is fetched ahead, because the mouse rests on its menu item', () => {
  /** A page whose answer carries a warning. */
  function setUpWarning() {
    const confirm = jest.fn<Promise<void>, []>();
    confirm.mockResolvedValue();
    const page: Protocols['page'] = async (pageCode, ahead) => {
      await (ahead ? ahead.hold(confirm) : confirm());
      return { pageCode, protocol: {} };
    };
    const pages = new Map<string, ReturnType<Protocols['page']>>();
    const protocols: Protocols = {
      page(pageCode, ahead) {
        const answer = pages.get(pageCode) ?? page(pageCode, ahead);
        pages.set(pageCode, answer);
        return answer;
      },
      fragments: () => Promise.resolve({}),
      clear: () => pages.clear(),
    };
    return { source: createPageSource({ protocols, log: jest.fn(), shapes }), confirm };
  }

  it('says nothing until it is opened; then the page waits until its warning is confirmed', async () => {
    const { source, confirm } = setUpWarning();
    await source.loadAhead('a');
    expect(confirm).not.toHaveBeenCalled();
    let accept = () => {};
    confirm.mockReturnValueOnce(new Promise((resolve) => (accept = resolve)));
    const opened = jest.fn();
    source.prefetch('a');
    const load = source.load('a').then(opened);
    await new Promise((resolve) => setTimeout(resolve));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
    accept();
    await load;
    await source.load('a');
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('says nothing of an answer that was dropped before it was used', async () => {
    const { source, confirm } = setUpWarning();
    await source.loadAhead('a');
    source.clear();
    await source.load('a');
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});
