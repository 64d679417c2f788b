import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';
import { createFilesHost, settle, stored, textFile } from '../file/testFiles';
import { FITTED, moveBy, zoomBy } from './zoom';

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
