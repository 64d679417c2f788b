import { uploadsOf } from '../controls/file/pageUploads';
import { createFilesHost, stored } from '../controls/file/testFiles';
import { createTestPage } from '../model/testPage';
import { paperPicture } from './paperPicture';
import { printRequest } from './printRequest';
import { paperOf } from './testPaper';

jest.mock('./paperPicture', () => ({ paperPicture: jest.fn() }));

beforeEach(() => jest.mocked(paperPicture).mockImplementation((src) => Promise.resolve(src)));

describe('files and pictures on paper', () => {
  it('shows the pictures of a field, and names those that cannot be read', async () => {
    const urls = ['https://files.test/a.jpg', 'https://files.test/gone.jpg', 'https://files.test/text.jpg'];
    const { host } = createFilesHost({
      picture: (url) => (url === urls[1] ? Promise.reject(new Error('gone')) : Promise.resolve(url)),
    });
    jest
      .mocked(paperPicture)
      .mockImplementation((src) => (src === urls[2] ? Promise.reject(new Error('no picture')) : Promise.resolve(src)));
    const { paper } = await paperOf([{ type: 'image', name: 'photos', title: '照片', value: urls }], { host });
    expect([...paper.querySelectorAll('img')].map(({ src }) => src)).toEqual([urls[0]]);
    expect(paper).toHaveTextContent('gone.jpg');
    expect(paper).toHaveTextContent('text.jpg');
  });

  it('waits for a picture that takes longer than a chart may', async () => {
    jest.useFakeTimers();
    let arrive = () => undefined as void;
    const { host } = createFilesHost({
      picture: (url) => new Promise((resolve) => (arrive = () => resolve(url))),
    });
    const mounted = paperOf([{ type: 'image', name: 'photos', title: '照片', value: ['https://files.test/a.jpg'] }], {
      host,
    });
    const handleMounted = jest.fn();
    void mounted.then(handleMounted);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(handleMounted).not.toHaveBeenCalled();
    arrive();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(handleMounted).toHaveBeenCalledTimes(1);
    expect((await mounted).paper.querySelectorAll('img')).toHaveLength(1);
    jest.useRealTimers();
  });

  it('prints a hundred pictures of a field, and says how many are left out', async () => {
    const read = jest.fn((url: string) => Promise.resolve(url));
    const { host } = createFilesHost({ picture: read });
    const value = Array.from({ length: 10_000 }, (_, index) => `https://files.test/${index}.jpg`);
    const { paper } = await paperOf([{ type: 'image', name: 'photos', title: '照片', value }], { host });
    expect(paper.querySelectorAll('img')).toHaveLength(100);
    expect(read).toHaveBeenCalledTimes(100);
    expect(paper).toHaveTextContent('engine.file.unprinted {"count":9900}');
  });

  it('marks pictures and files that have never reached the storage, in the rows of an array as well', async () => {
    const { host } = createFilesHost();
    const lost = (filename: string) => ({ url: '', filename, pending: 'lost' });
    const { paper } = await paperOf(
      [
        { type: 'file', name: 'files', title: '附件', multiple: 1, value: [stored('合同.pdf'), lost('a.pdf')] },
        { type: 'image', name: 'photos', title: '照片', multiple: 1, value: [lost('b.png')] },
        {
          type: 'array',
          name: 'lines',
          controls: [
            { type: 'file', name: 'file', title: '附件' },
            { type: 'image', name: 'photo', title: '照片' },
          ],
          value: [{ file: [lost('c.pdf')], photo: [lost('d.png')] }],
        },
      ],
      { host },
    );
    const mark = (name: string) => `engine.print.pendingname ${JSON.stringify({ name })}`;
    expect(paper).toHaveTextContent(`附件合同.pdf，${mark('a.pdf')}`);
    for (const name of ['b.png', 'c.pdf', 'd.png']) expect(paper).toHaveTextContent(mark(name));
  });

  it('marks a picture that is still being uploaded', async () => {
    const { host } = createFilesHost();
    URL.createObjectURL = () => 'blob:local';
    URL.revokeObjectURL = jest.fn();
    const { page } = createTestPage([{ type: 'image', name: 'photos', title: '照片' }], { host });
    await page.start();
    const photos = page.control('photos');
    uploadsOf(page).start(await host.files(), photos, [new File(['x'], 'new.png', { type: 'image/png' })], {});
    const paper = document.createElement('div');
    await printRequest(page, {}).mount(paper);
    expect(paper.querySelector('img')?.src).toBe('blob:local');
    expect(paper).toHaveTextContent('engine.print.pending');
    page.dispose();
  });

  it('prints the pictures in the rows of an array, and names those beyond a hundred', async () => {
    const read = jest.fn((url: string) => Promise.resolve(url));
    const { host } = createFilesHost({ picture: read });
    const value = Array.from({ length: 120 }, (_, index) => ({ photo: [stored(`${index}.jpg`)] }));
    const { paper } = await paperOf(
      [{ type: 'array', name: 'lines', controls: [{ type: 'image', name: 'photo', title: '照片' }], value }],
      { host },
    );
    expect(paper.querySelectorAll('td img')).toHaveLength(100);
    expect([...paper.querySelectorAll('td')].slice(100).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${100 + index}.jpg`),
    );
  });

  it('leaves out the middle of endless names and titles', async () => {
    const { host } = createFilesHost();
    const file = { ...stored('a.pdf'), filename: `${'长'.repeat(100_000)}终稿.pdf` };
    const { texts } = await paperOf([{ type: 'file', name: 'files', title: '附件', value: [file] }], {
      host,
      pageinfo: { title: '题'.repeat(100_000) },
    });
    expect(texts.map((text) => text?.length)).toEqual([500, '附件'.length + 120]);
    expect(texts[1]).toMatch(/长…长+终稿\.pdf$/);
  });

  it('shows a signature, and never fetches what is none', async () => {
    const address = 'https://elsewhere.test/track.png';
    const drawing = 'data:image/png;base64,iVBORw0KGgo=';
    const signature = (name: string, value: string) => ({ type: 'signature', name, title: '签名', value, readonly: 1 });
    const { paper } = await paperOf([signature('one', address), signature('two', drawing)]);
    expect([...paper.querySelectorAll('img')].map(({ src }) => src)).toEqual([drawing]);
    expect(paper).toHaveTextContent(address);
  });
});
