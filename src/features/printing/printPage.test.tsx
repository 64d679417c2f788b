import type { PrintRequest } from '@/common/printing';
import { createTestServices } from '@/services/testing/createTestServices';
import { createOverlays } from '@/workspace/overlays/createOverlays';
import { printPage } from './printPage';

jest.mock('./sheets/createPaperFrame', () => ({
  createPaperFrame: async () => ({
    paper: document.createElement('div'),
    stage: document.createElement('div'),
    copyStyles: jest.fn(),
    dispose: jest.fn(),
  }),
}));

function setUp() {
  const overlays = createOverlays();
  const notices = { report: jest.fn() } as never;
  const services = createTestServices();
  const print = (request: Partial<PrintRequest> = {}) =>
    printPage({ mode: 'preview', title: '订单', layout: {}, ...request } as PrintRequest, {
      overlays,
      notices,
      services,
    });
  const shown = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    return overlays.get().length;
  };
  return { overlays, print, shown };
}

it('shows one print at a time, however often a button is pressed, and another once that is closed', async () => {
  const { overlays, print, shown } = setUp();
  const onShown = jest.fn();
  const prints = Array.from({ length: 10 }, (_, index) => print(index === 9 ? { onShown } : {}));
  expect(await shown()).toBe(1);
  expect(onShown).toHaveBeenCalledTimes(1);
  overlays.closeAll();
  await Promise.all(prints);
  void print();
  expect(await shown()).toBe(1);
});

it('two workspaces do not wait for each other', async () => {
  const [one, other] = [setUp(), setUp()];
  void one.print();
  void other.print();
  expect([await one.shown(), await other.shown()]).toEqual([1, 1]);
});
