import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';
import { createFilesHost, settle, stored, textFile } from '../file/testFiles';
import { FITTED, moveBy, pinch, zoomBy } from './zoom';
import type { Fingers } from './zoom';

const photos = (more: Record<string, unknown> = {}) => ({
  type: 'image',
  name: 'photos',
  title: '照片',
  multiple: 1,
  ...more,
});
const two = [stored('a.png'), stored('b.png')];
const open = (filename: string) => screen.getByRole('button', { name: `engine.image.open {"filename":"${filename}"}` });

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => undefined;
});

async function showViewer() {
  const { host, saved } = createFilesHost();
  showControls([photos({ value: two })], { host, status: PAGE_STATUS.view });
  await settle();
  await userEvent.click(open('a.png'));
  await settle();
  const viewer = screen.getByRole('dialog', { name: 'engine.image.viewer {"title":"照片"}' });
  const press = (name: string) => userEvent.click(within(viewer).getByRole('button', { name: `engine.image.${name}` }));
  return { viewer, press, saved };
}

it('shows stored pictures in small', async () => {
  const { host } = createFilesHost();
  showControls([photos({ value: two })], { host });
  await settle();
  expect(open('a.png').querySelector('img')).toHaveAttribute('src', 'https://files.test/a.png?small');
});

it('shows the local picture while it is uploaded', async () => {
  const { host, uploads } = createFilesHost();
  showControls([photos()], { host });
  await userEvent.upload(screen.getByLabelText(/engine\.image\.choose/), textFile('new.png', 4, 'image/png'));
  await settle();
  expect(uploads).toHaveLength(1);
  expect(open('new.png').querySelector('img')).toHaveAttribute('src', 'blob:local');
  expect(screen.getByRole('progressbar')).toBeVisible();
});

it('says why an upload has failed, below the small picture', async () => {
  const { host, uploads } = createFilesHost();
  showControls([photos()], { host });
  await userEvent.upload(screen.getByLabelText(/engine\.image\.choose/), textFile('new.png', 4, 'image/png'));
  await settle();
  act(() => uploads[0]?.fail());
  expect(screen.getByText('engine.image.failedwhy {"filename":"new.png","reason":"lost"}')).toBeVisible();
  act(() => uploads[0]?.retry());
  expect(screen.queryByText(/engine\.image\.failedwhy/)).toBeNull();
});

it('takes pictures only, unless the page allows others', async () => {
  const { host, uploads } = createFilesHost();
  showControls([photos()], { host });
  const input = screen.getByLabelText(/engine\.image\.choose/);
  await userEvent.upload(input, textFile('a.pdf'), { applyAccept: false });
  expect(screen.getByText(/engine\.file\.wrongtype/)).toBeVisible();
  expect(uploads).toEqual([]);
});

it('offers the camera, unless the page says no', () => {
  const { host } = createFilesHost();
  showControls([photos(), photos({ name: 'other', title: '另一个', camera: 0 })], { host });
  const camera = screen.getByLabelText('engine.image.camera');
  expect(camera).toHaveAttribute('capture', 'environment');
});

it.each([
  ['photos by default', {}, 'image/*'],
  ['photos where nothing is said', { accept: [] }, 'image/*'],
  ['photos where they are among the formats', { accept: ['png', 'jpeg'] }, 'image/*'],
  ['videos where only they are allowed', { accept: ['mp4'] }, 'video/*'],
  ['both', { accept: ['mov', 'heic'] }, 'image/*,video/*'],
])('the camera takes %s', (_what, more, accept) => {
  showControls([photos(more)], { host: createFilesHost().host });
  expect(screen.getByLabelText('engine.image.camera')).toHaveAttribute('accept', accept);
});

it('no camera is offered where each of its photos would be refused', () => {
  showControls([photos({ accept: ['png', 'webm'] })], { host: createFilesHost().host });
  expect(screen.getByLabelText(/engine\.image\.choose/)).toBeVisible();
  expect(screen.queryByLabelText('engine.image.camera')).toBeNull();
});

it('pages through the pictures by button and key', async () => {
  const { viewer, press } = await showViewer();
  expect(within(viewer).getByText('engine.image.place {"place":1,"count":2}')).toBeVisible();
  expect(within(viewer).getByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'https://files.test/a.png');
  await press('next');
  await settle();
  expect(within(viewer).getByRole('img', { name: 'b.png' })).toBeVisible();
  expect(within(viewer).getByRole('button', { name: 'engine.image.next' })).toBeDisabled();
  fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
  await settle();
  expect(within(viewer).getByRole('img', { name: 'a.png' })).toBeVisible();
});

it('zooms by button, key and wheel, and fits again', async () => {
  const { viewer, press } = await showViewer();
  const percent = () => within(viewer).getByRole('button', { name: 'engine.image.fit' }).textContent;
  await press('larger');
  expect(percent()).toBe('125%');
  fireEvent.keyDown(viewer, { key: '+' });
  fireEvent.wheel(within(viewer).getByRole('img'), { deltaY: -1 });
  expect(percent()).toBe('195%');
  await press('fit');
  expect(percent()).toBe('100%');
});

it('zooms with two fingers, and moves with the one that stays', async () => {
  const { viewer } = await showViewer();
  const picture = within(viewer).getByRole('img');
  const finger = (type: string, pointerId: number, clientX: number, movementX = 0) =>
    fireEvent(
      picture,
      Object.assign(
        new MouseEvent(type, { bubbles: true, clientX, clientY: 0, buttons: type === 'pointerup' ? 0 : 1 }),
        {
          pointerId,
          movementX,
          movementY: 0,
        },
      ),
    );
  finger('pointerdown', 1, -100);
  finger('pointerdown', 2, 100);
  finger('pointermove', 2, 300, 200);
  expect(picture).toHaveStyle({ transform: 'translate(100px, 0px) scale(2)' });
  finger('pointermove', 1, 100, 200);
  expect(picture).toHaveStyle({ transform: 'translate(200px, 0px) scale(1)' });
  finger('pointerup', 1, 100);
  finger('pointermove', 2, 330, 30);
  expect(picture).toHaveStyle({ transform: 'translate(230px, 0px) scale(1)' });
});

it('saves the picture that is shown, and closes', async () => {
  const { press, saved } = await showViewer();
  await press('save');
  expect(saved).toEqual([['https://files.test/a.png', 'a.png']]);
  await press('close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a picture that cannot be read says so and can be read again', async () => {
  let isBroken = true;
  const { host } = createFilesHost({
    picture: (url) => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(url)),
  });
  showControls([photos({ value: two.slice(0, 1) })], { host });
  await settle();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'engine.image.retry {"filename":"a.png"}' }));
  await settle();
  expect(open('a.png').querySelector('img')).toHaveAttribute('src', 'https://files.test/a.png');
});

it('a picture is zoomed within 25 and 800 percent, around the middle of the stage', () => {
  expect(zoomBy(FITTED, 100).scale).toBe(8);
  expect(zoomBy(FITTED, 0.001).scale).toBe(0.25);
  expect(zoomBy(moveBy(FITTED, 10, -20), 2)).toEqual({ scale: 2, x: 20, y: -40 });
});

it('what is between two fingers stays between them', () => {
  const before: Fingers = [
    { x: 10, y: 0 },
    { x: 30, y: 40 },
  ];
  const after: Fingers = [
    { x: 0, y: 10 },
    { x: 40, y: 90 },
  ];
  const zoom = { scale: 1.5, x: 5, y: -5 };
  const next = pinch(zoom, before, after);
  expect(next.scale).toBe(3);
  const shownAt = ({ scale, x, y }: typeof zoom, point: { x: number; y: number }) => ({
    x: (point.x - x) / scale,
    y: (point.y - y) / scale,
  });
  expect(shownAt(next, { x: 20, y: 50 })).toEqual(shownAt(zoom, { x: 20, y: 20 }));
});

it('two fingers zoom within 25 and 800 percent, and from one place they move the picture only', () => {
  const [near, far, same]: readonly [Fingers, Fingers, Fingers] = [
    [
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ],
    [
      { x: -1_000, y: 0 },
      { x: 1_000, y: 0 },
    ],
    [
      { x: 7, y: 7 },
      { x: 7, y: 7 },
    ],
  ];
  expect(pinch(FITTED, near, far)).toEqual({ scale: 8, x: 0, y: 0 });
  expect(pinch(FITTED, far, near)).toEqual({ scale: 0.25, x: 0, y: 0 });
  expect(pinch(FITTED, same, near)).toEqual({ scale: 1, x: -7, y: -7 });
});

it('reads only the pictures of a long list that are shown', async () => {
  const read: string[] = [];
  const { host } = createFilesHost({ picture: (url) => Promise.resolve(String(read.push(url))) });
  const many = Array.from({ length: 10_000 }, (_, index) => stored(`${index + 1}.png`));
  showControls([photos({ value: many })], { host });
  await settle();
  expect(read).toHaveLength(50);
  await userEvent.click(open('9951.png'));
  await settle();
  expect(screen.getByText('engine.image.place {"place":9951,"count":10000}')).toBeVisible();
});
