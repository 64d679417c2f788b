import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { field, showControls } from '../../react/testView';

const SIGNED = 'data:image/png;base64,AAAA';
const NAME = 'engine.signature.name {"title":"签名"}';
const IMAGE = 'engine.signature.image {"title":"签名"}';

const signature = (more: Record<string, unknown> = {}) => ({
  type: 'signature',
  name: 'signed',
  title: '签名',
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const show = (more: Record<string, unknown> = {}, status?: (typeof PAGE_STATUS)[keyof typeof PAGE_STATUS]) =>
  showControls([signature(more), save], { host: createFakeHost({ call: () => Promise.resolve({}) }), status });

/** What was done to the sheet; every image of it is another one. */
let drawn: string[] = [];

beforeEach(() => {
  drawn = [];
  let images = 0;
  const pen = {
    fillRect: () => drawn.push('clear'),
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: (x: number, y: number) => drawn.push(`${x},${y}`),
    stroke: () => undefined,
    measureText: () => ({ width: 10 }),
    fillText: (text: string) => drawn.push(text),
    drawImage: () => drawn.push('image'),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation(() => `data:image/png;base64,${String(++images).padStart(4, 'A')}`);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, top: 0, width: 96, height: 32 } as DOMRect);
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
});

afterEach(() => jest.restoreAllMocks());

const sheet = () => screen.getByRole('group', { name: '签名' }).querySelector('canvas') as HTMLCanvasElement;

function pointer(type: string, clientX: number, clientY: number): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0 });
  fireEvent(sheet(), Object.assign(event, { pointerId: 1, pressure: 0.5, getCoalescedEvents: () => [] }));
}

function draw(): void {
  pointer('pointerdown', 10, 10);
  pointer('pointermove', 20, 10);
  pointer('pointerup', 20, 10);
}

const sent = async (host: ReturnType<typeof createFakeHost>) => {
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  return host.log.calls[0]?.input;
};

it('takes what is drawn with mouse, finger or pen, and sends it as an image', async () => {
  const { host } = show();
  draw();
  expect(drawn).toEqual(['clear', '100,100', '200,100']);
  expect(screen.getByRole('img', { name: IMAGE })).toBe(sheet());
  expect(await sent(host)).toEqual({ __pagestatus: 1, signed: 'data:image/png;base64,AAA1' });
});

it('takes a typed name instead, all of which is undone at once', async () => {
  const { host } = show();
  await userEvent.type(field(NAME), '张伟');
  expect(drawn.at(-1)).toBe('张伟');
  await userEvent.click(screen.getByRole('button', { name: 'engine.signature.undo' }));
  expect(field(NAME)).toHaveValue('');
  expect(screen.queryByRole('img', { name: IMAGE })).toBeNull();
  expect(await sent(host)).toEqual({ __pagestatus: 1, signed: null });
});

it('waits for the end of a composition before it draws the name', () => {
  show();
  fireEvent.input(field(NAME), { target: { value: 'zhang' }, isComposing: true });
  expect(drawn).toEqual(['clear']);
  fireEvent.compositionEnd(field(NAME));
  expect(drawn.at(-1)).toBe('zhang');
});

it('undoes stroke by stroke, and gives back what was cleared', async () => {
  const { host } = show();
  draw();
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'engine.signature.clear' }));
  const undo = screen.getByRole('button', { name: 'engine.signature.undo' });
  expect(screen.queryByRole('img', { name: IMAGE })).toBeNull();
  await userEvent.click(undo);
  await userEvent.click(undo);
  expect(await sent(host)).toEqual({ __pagestatus: 1, signed: 'data:image/png;base64,AAA1' });
  await userEvent.click(undo);
  expect(undo).toBeDisabled();
});

it('shows a signature that was loaded, and draws it again on the pad', async () => {
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = { onload: () => undefined };
    queueMicrotask(() => image.onload());
    return image as never;
  });
  show({ value: SIGNED });
  await act(() => Promise.resolve());
  await waitFor(() => expect(drawn.at(-1)).toBe('image'));
});

it('is an image where it is only read', () => {
  show({ value: SIGNED }, PAGE_STATUS.view);
  expect(screen.getByRole('img', { name: IMAGE })).toHaveAttribute('src', SIGNED);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says where nobody has signed, and shows as text what is no image', () => {
  showControls([
    signature({ readonly: 1 }),
    signature({ name: 'odd', title: '另一个', readonly: 1, value: 'javascript:alert(1)' }),
  ]);
  expect(screen.getByText('engine.signature.none')).toBeVisible();
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('must be signed where that is required, with an image', async () => {
  const { host } = showControls([
    signature({ required: 1 }),
    signature({ name: 'odd', title: '另一个', value: 'scribble' }),
    save,
  ]);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('engine.signature.required {"title":"签名"}')).toBeVisible();
  expect(screen.getByText('engine.signature.invalid {"title":"另一个"}')).toBeVisible();
  expect(field(NAME)).toHaveFocus();
  expect(field(NAME)).toHaveAttribute('aria-required', 'true');
  expect(host.log.calls).toEqual([]);
});
