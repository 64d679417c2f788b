import { openWithSteps } from './testRun';

const steps = [
  { id: 'form', do: 'openpage', pagecode: 'order-form', mode: 'dialog' },
  { do: 'message', text: 'saved', when: '=form == 7' },
];

describe('a button that opens a page', () => {
  it('can be pressed again once the page is shown, although the event still waits for the page to close', async () => {
    let show = () => undefined as void;
    const { page, host } = openWithSteps(steps, {
      pages: {
        open: (_request, handlers) => {
          show = () => handlers?.onShown?.();
          return new Promise(() => undefined);
        },
        close: () => Promise.resolve(true),
        returnTo: () => undefined,
      },
    });
    const go = page.control('go');
    go.press();
    go.press();
    await Promise.resolve();
    await Promise.resolve();
    expect([go.isBusy(), host.log.opened.length]).toEqual([true, 1]);
    show();
    expect(go.isBusy()).toBe(false);
    go.press();
    await Promise.resolve();
    await Promise.resolve();
    expect(host.log.opened.length).toBe(2);
  });

  it('opens it again, and goes on with its result, when the person undoes the loss of its input', async () => {
    const results = [undefined, 7];
    let reopen: (() => void) | undefined;
    const { press, host } = openWithSteps(steps, {
      pages: {
        open: (_request, handlers) => {
          reopen = handlers?.reopen;
          return Promise.resolve(results.shift());
        },
        close: () => Promise.resolve(true),
        returnTo: () => undefined,
      },
    });
    await press();
    expect(host.log.messages).toEqual([]);
    reopen?.();
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.log.opened).toHaveLength(2);
    expect(host.log.messages).toHaveLength(1);
  });
});
