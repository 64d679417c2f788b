import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';
import { createFilesHost, settle, stored, textFile } from '../file/testFiles';

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

it('in a line of an array pictures are shown, opened and added like elsewhere', async () => {
  const { host, uploads } = createFilesHost();
  const lines = {
    type: 'array',
    name: 'lines',
    title: '明细',
    value: [{ photos: [stored('a.png')] }, {}],
    controls: [photos()],
  };
  showControls([lines], { host });
  await settle();
  expect(open('a.png').querySelector('img')).toHaveAttribute('src', 'https://files.test/a.png?small');
  const [, second] = screen.getAllByLabelText<HTMLInputElement>(/engine\.image\.choose/);
  await userEvent.upload(second as HTMLInputElement, textFile('new.png', 4, 'image/png'));
  await settle();
  act(() => uploads[0]?.finish());
  await settle();
  await userEvent.click(open('new.png'));
  await settle();
  expect(within(screen.getByRole('dialog')).getByRole('img')).toHaveAttribute('alt', 'new.png');
});

it('says why an upload has failed, below the small picture', async () => {
  const { host, uploads } = createFilesHost();
  showControls([photos()], { host });
  await userEvent.upload(screen.getByLabelText(/engine\.image\.choose/), textFile('new.png', 4, 'image/png'));
  await settle();
  expect(screen.getByRole('button', { name: 'engine.file.cancel {"filename":"new.png"}' })).toBeVisible();
  act(() => uploads[0]?.fail());
  expect(screen.getByRole('button', { name: 'engine.file.remove {"filename":"new.png"}' })).toBeVisible();
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

it('calls what it holds pictures where it tells the limits and what was left out', async () => {
  const { host } = createFilesHost();
  showControls([photos({ maxcount: 2, maxsize: 20, value: [stored('a.png')] })], { host });
  const limits = 'engine.image.maxcount {"count":2}engine.file.andengine.image.maxsizeeach {"maxsize":20}';
  expect(screen.getByText(limits)).toBeVisible();
  const files = [textFile('b.png', 4, 'image/png'), textFile('c.png', 4, 'image/png')];
  await userEvent.upload(screen.getByLabelText(/engine\.image\.choose/), files);
  await settle();
  expect(screen.getByText('engine.image.leftout {"count":2,"names":["c.png"]}')).toBeVisible();
});

it('calls what it holds pictures where there are too many, and where an upload was interrupted', async () => {
  const { host } = createFilesHost();
  const lost = { url: '', filename: 'lost.png', pending: 'lost' };
  const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
  const full = photos({ maxcount: 1, value: two });
  showControls([full, photos({ name: 'broken', title: '店内', value: [lost] }), save], { host });
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText(/engine\.image\.toomany .*"count":1/)).toBeVisible();
  expect(screen.getByText(/engine\.image\.interrupted .*"lost\.png"/)).toBeVisible();
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
  const next = within(viewer).getByRole('button', { name: 'engine.image.next' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await press('next');
  await userEvent.keyboard('{ArrowLeft}');
  await settle();
  expect(within(viewer).getByRole('img', { name: 'a.png' })).toBeVisible();
});

it('zooms by button, key and wheel, tells the scale of the picture itself, and fits again', async () => {
  const { viewer, press } = await showViewer();
  const scale = () => within(viewer).getByRole('button', { name: 'engine.image.fit' }).textContent;
  const picture = within(viewer).getByRole('img');
  // jsdom loads no pictures.
  Object.defineProperty(picture, 'naturalWidth', { value: 2_000 });
  Object.defineProperty(picture, 'width', { value: 1_000, configurable: true });
  expect(scale()).toBe('engine.image.fitted');
  fireEvent.load(picture);
  expect(scale()).toBe('engine.image.fitted');
  await press('larger');
  expect(scale()).toBe('63%');
  fireEvent.keyDown(viewer, { key: '+' });
  fireEvent.wheel(picture, { deltaY: -1 });
  expect(scale()).toBe('98%');
  Object.defineProperty(picture, 'width', { value: 500 });
  fireEvent(window, new Event('resize'));
  expect(scale()).toBe('49%');
  await press('fit');
  expect(scale()).toBe('engine.image.fitted');
});

it('explains each button of the viewer in a tooltip', async () => {
  const { viewer } = await showViewer();
  const buttons = within(viewer).getAllByRole('button');
  expect(buttons.map(({ title }) => title)).toEqual(buttons.map(({ ariaLabel }) => ariaLabel));
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

/** The browser has not understood what it read. */
const refuse = (place: HTMLElement) => fireEvent.error(place.querySelector('img, video') as Element);

it('a picture that the browser cannot show has its name in its place, and can be downloaded in the viewer', async () => {
  const { host, saved } = createFilesHost();
  showControls([photos({ value: [stored('a.heic')] })], { host });
  await settle();
  const tile = open('a.heic');
  refuse(tile);
  expect(tile.querySelector('img')).toBeNull();
  expect(within(tile).getByText('a.heic')).toBeVisible();
  await userEvent.click(tile);
  await settle();
  const viewer = screen.getByRole('dialog');
  refuse(viewer);
  const note = within(viewer).getByRole('status');
  expect(note).toHaveTextContent('a.heicengine.image.unsupportedsave');
  await userEvent.click(within(note).getByRole('button', { name: 'engine.image.save' }));
  expect(saved).toEqual([['https://files.test/a.heic', 'a.heic']]);
});

it('while it is on its way, a picture that the browser cannot show is not offered for download', async () => {
  const { host } = createFilesHost();
  showControls([photos()], { host });
  await userEvent.upload(screen.getByLabelText(/engine\.image\.choose/), textFile('new.png', 4, 'image/png'));
  await settle();
  refuse(open('new.png'));
  await userEvent.click(open('new.png'));
  await settle();
  refuse(screen.getByRole('dialog'));
  const note = within(screen.getByRole('dialog')).getByRole('status');
  expect(note).toHaveTextContent('new.pngengine.image.unsupported');
  expect(within(note).queryByRole('button')).toBeNull();
});

it('a video is shown by the snapshot that the storage has answered for it, or else by its name', async () => {
  const { host } = createFilesHost();
  showControls([photos({ accept: ['mp4'], value: [stored('a.mp4')] })], { host });
  await settle();
  expect(open('a.mp4').querySelector('img')).toHaveAttribute('src', 'https://files.test/a.mp4?small');
  refuse(open('a.mp4'));
  expect(within(open('a.mp4')).getByText('a.mp4')).toBeVisible();
});

it('a video of which the storage makes no snapshot has its name, and is played when it is opened', async () => {
  const { host } = createFilesHost({ thumbnail: () => Promise.resolve(undefined) });
  showControls([photos({ accept: ['mp4'], value: [stored('a.mp4')] })], { host });
  await settle();
  const tile = open('a.mp4');
  expect(tile).toHaveTextContent('a.mp4engine.image.video');
  expect(screen.getByRole('listitem')).not.toHaveAttribute('aria-busy');
  expect(tile.querySelector('video, img')).toBeNull();
  await userEvent.click(tile);
  await settle();
  expect(screen.getByRole('dialog').querySelector('video')).toHaveAttribute('src', 'https://files.test/a.mp4');
});

it('a picture whose upload a reload has interrupted tells its name, small and in the viewer', async () => {
  const lost = { url: '', filename: 'lost.png', pending: 'lost' };
  const { host } = createFilesHost();
  showControls([photos({ value: [stored('a.png'), lost] })], { host });
  await settle();
  expect(screen.getByText('lost.png')).toBeVisible();
  expect(screen.getByText('engine.file.chooseagain')).toBeVisible();
  await userEvent.click(open('a.png'));
  await userEvent.click(screen.getByRole('button', { name: 'engine.image.next' }));
  await settle();
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('lost.pngengine.file.chooseagain');
});

it('where a picture was removed the focus goes to the next one, then to where pictures are added', async () => {
  const { host } = createFilesHost();
  showControls([photos({ value: two })], { host });
  await settle();
  const remove = (filename: string) =>
    screen.getByRole('button', { name: `engine.file.remove {"filename":"${filename}"}` });
  await userEvent.click(remove('a.png'));
  expect(remove('b.png')).toHaveFocus();
  await userEvent.click(remove('b.png'));
  expect(screen.getByLabelText(/engine\.image\.choose/)).toHaveFocus();
});

it('the viewer shows that a picture is loaded, and why it could not be; it is read again on demand and once online', async () => {
  const answers: { resolve(src: string): void; reject(error: Error): void }[] = [];
  const { host } = createFilesHost({
    picture: () =>
      new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  });
  showControls([photos({ value: two.slice(0, 1) })], { host });
  await settle();
  await userEvent.click(open('a.png'));
  await settle();
  const viewer = within(screen.getByRole('dialog'));
  expect(viewer.getByRole('status', { name: 'engine.loading' })).toBeVisible();
  const fail = async (index: number) => {
    answers[index]?.reject(new Error('no connection'));
    await settle();
    expect(viewer.getByRole('alert')).toHaveTextContent('engine.image.unreadableno connection');
  };
  await fail(0);
  await userEvent.click(viewer.getByRole('button', { name: 'engine.file.again' }));
  await settle();
  expect(viewer.getByRole('status', { name: 'engine.loading' })).toBeVisible();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await fail(1);
  expect(viewer.getByRole('button', { name: 'engine.file.again' })).toHaveFocus();
  fireEvent(window, new Event('online'));
  await settle();
  answers[2]?.resolve('blob:a');
  await settle();
  expect(viewer.getByRole('img', { name: 'a.png' })).toHaveAttribute('src', 'blob:a');
});

it('a picture that cannot be read says so and can be read again', async () => {
  let isBroken = true;
  const { host } = createFilesHost({
    thumbnail: (url) => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(url)),
  });
  showControls([photos({ value: two.slice(0, 1) })], { host });
  await settle();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'engine.image.retry {"filename":"a.png"}' }));
  await settle();
  expect(open('a.png').querySelector('img')).toHaveAttribute('src', 'https://files.test/a.png');
});

it('reads only the pictures of a long list that are shown', async () => {
  const read: string[] = [];
  const { host } = createFilesHost({ thumbnail: (url) => Promise.resolve(String(read.push(url))) });
  const many = Array.from({ length: 10_000 }, (_, index) => stored(`${index + 1}.png`));
  showControls([photos({ value: many })], { host });
  await settle();
  expect(read).toHaveLength(50);
  await userEvent.click(open('9951.png'));
  await settle();
  expect(screen.getByText('engine.image.place {"place":9951,"count":10000}')).toBeVisible();
});
