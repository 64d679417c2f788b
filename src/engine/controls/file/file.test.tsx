import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';
import { createFilesHost, settle, stored, textFile } from './testFiles';

const attachments = (more: Record<string, unknown> = {}) => ({
  type: 'file',
  name: 'contract',
  title: '合同',
  multiple: 1,
  ...more,
});
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const chooser = () => screen.getByLabelText<HTMLInputElement>(/合同.*engine\.file\./);
const choose = async (...files: File[]) => {
  await userEvent.upload(chooser(), files, { applyAccept: false });
  await settle();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** What is told of the files that were not taken. */
const told = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

it('uploads a chosen file at once, shows how far it is, and sends its record', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments(), save], { host });
  await choose(textFile('a.txt', 10));
  expect(uploads).toHaveLength(1);
  act(() => uploads[0]?.progress(4));
  expect(screen.getByRole('progressbar', { name: 'engine.file.uploading {"filename":"a.txt"}' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  act(() => uploads[0]?.finish());
  await settle();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await press('保存');
  expect(host.log.calls[0]?.input.contract).toEqual([{ ...stored('a.txt'), type: 'text/plain' }]);
});

it('shows how large a file is, and how much of it has arrived: less than all of it until the storage has answered', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ value: [stored('old.txt')] })], { host });
  await choose(textFile('a.txt', 2_048));
  const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  act(() => uploads[0]?.progress(1_023));
  expect(texts()).toEqual(['old.txt', 'a.txt2.00kb49%']);
  act(() => uploads[0]?.progress(2_048));
  expect(texts()).toEqual(['old.txt', 'a.txt2.00kb99%']);
  act(() => uploads[0]?.finish());
  await settle();
  expect(texts()).toEqual(['old.txt', 'a.txt2.00kb']);
});

it('refuses an empty file, and says so', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments()], { host });
  await choose(textFile('a.txt', 0));
  expect(screen.getByText('engine.file.empty {"names":["a.txt"]}')).toBeVisible();
  expect(uploads).toEqual([]);
});

it('uploads where the page says: into its part of the path, and for the time that the file is kept', async () => {
  const { host, requests } = createFilesHost();
  showControls([attachments({ uploadtype: 'contract', storage: 'storage-1y' })], { host });
  await choose(textFile('a.txt'));
  expect(requests).toEqual([{ file: expect.any(File), type: 'contract', storage: 'storage-1y' }]);
});

it('a name with marks of writing direction is shown and stored as it is, whoever gave it', async () => {
  const { host, uploads } = createFilesHost();
  const given = { ...stored('x'), filename: 'photo\u202egpj.exe' };
  showControls([attachments({ value: [given], accept: ['pdf'] }), save], { host });
  expect(screen.getByText('photo_gpj.exe')).toBeVisible();
  await choose(textFile('list\u202efdp.exe'));
  expect(screen.getByText(/engine\.file\.wrongtype .*"list_fdp\.exe"/)).toBeVisible();
  await choose(textFile('list\u2067exe.pdf'));
  expect(uploads.map(({ file }) => file.name)).toEqual(['list_exe.pdf']);
  act(() => uploads[0]?.finish());
  await settle();
  await press('保存');
  expect(host.log.calls[0]?.input.contract).toMatchObject([
    { filename: 'photo_gpj.exe' },
    { filename: 'list_exe.pdf' },
  ]);
});

it('a submit waits for the files that are on their way', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ required: 1 }), save], { host });
  await choose(textFile('a.txt'), textFile('b.txt'));
  await press('保存');
  expect(host.log.calls).toEqual([]);
  act(() => uploads[1]?.finish());
  act(() => uploads[0]?.finish());
  await settle();
  expect(host.log.calls[0]?.input.contract).toMatchObject([{ filename: 'a.txt' }, { filename: 'b.txt' }]);
});

it('a submit tries a failed upload again, and sends nothing while that fails', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments(), save], { host });
  await choose(textFile('a.txt'));
  act(() => uploads[0]?.fail());
  expect(await screen.findByRole('alert')).toHaveTextContent('engine.file.failedwhy {"reason":"lost"}');
  await press('保存');
  expect(uploads[0]?.attempts()).toBe(2);
  act(() => uploads[0]?.fail());
  await settle();
  expect(host.log.calls).toEqual([]);
  expect(screen.getByText('lost')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'engine.file.retry {"filename":"a.txt"}' }));
  act(() => uploads[0]?.finish());
  await settle();
  await press('保存');
  expect(host.log.calls).toHaveLength(1);
});

it('refuses what has the wrong type, is empty, too large or too much: names every file with its reason', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ accept: ['pdf'], maxsize: 0.001, maxcount: 2 })], { host });
  await choose(
    textFile('a.txt'),
    textFile('big.PDF', 2_000),
    textFile('1.pdf'),
    textFile('none.pdf', 0),
    textFile('b.txt'),
    textFile('2.pdf'),
    textFile('3.pdf'),
    textFile('4.pdf'),
  );
  expect(told()).toEqual([
    'engine.file.wrongtype {"types":["pdf"],"names":["a.txt","b.txt"]}',
    'engine.file.empty {"names":["none.pdf"]}',
    'engine.file.toobig {"maxsize":0.001,"names":["big.PDF"]}',
    'engine.file.leftout {"count":2,"names":["3.pdf","4.pdf"]}',
  ]);
  expect(uploads.map(({ filename }) => filename)).toEqual(['1.pdf', '2.pdf']);
  expect(screen.queryByLabelText(/engine\.file\.choose/)).toBeNull();
});

it('of many refused files it names five, and tells how many there are', async () => {
  const { host } = createFilesHost();
  showControls([attachments({ accept: ['pdf'] })], { host });
  await choose(...Array.from({ length: 12 }, (_, index) => textFile(`${index}.txt`)));
  const names = ['0.txt', '1.txt', '2.txt', '3.txt', '4.txt'];
  expect(told()).toEqual([
    `engine.file.wrongtype ${JSON.stringify({ types: ['pdf'], names: `engine.file.andmore ${JSON.stringify({ names, total: 12, more: 7 })}` })}`,
  ]);
});

describe('an empty field says that files can be dropped and pasted', () => {
  const hint = () => screen.queryByText('engine.file.hint');
  const answering = (query: string) =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes(query),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
  afterEach(() => jest.restoreAllMocks());

  it('where a mouse can do it, unless the page has a text of its own', () => {
    showControls([attachments()], { host: createFilesHost().host });
    expect(hint()).toBeVisible();
    cleanup();
    showControls([attachments({ placeholder: '请上传合同' })], { host: createFilesHost().host });
    expect([hint(), screen.getByText('请上传合同')]).toEqual([null, expect.anything()]);
  });

  it.each(['pointer: coarse', 'max-width'])('but not on a device of fingers or a phone (%s)', (query) => {
    answering(query);
    showControls([attachments()], { host: createFilesHost().host });
    expect(hint()).toBeNull();
    cleanup();
    showControls([attachments({ placeholder: '请上传合同' })], { host: createFilesHost().host });
    expect(screen.getByText('请上传合同')).toBeVisible();
  });
});

describe('what was told of a choice', () => {
  const full = () => attachments({ maxcount: 2, value: [stored('1.pdf')] });

  it('is a notice when there was no room: the field is valid', async () => {
    const { host } = createFilesHost();
    showControls([full()], { host });
    await choose(textFile('2.pdf'), textFile('3.pdf'));
    expect(screen.getByText(/engine\.file\.leftout/)).not.toHaveClass('refusal');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('disappears with the next choice that is taken', async () => {
    const { host } = createFilesHost();
    showControls([attachments({ accept: ['pdf'] })], { host });
    await choose(textFile('a.txt'));
    expect(told()).toHaveLength(1);
    await choose(textFile('a.pdf'));
    expect(told()).toEqual([]);
  });

  it('disappears when a file is removed, in the list of transfers as well', async () => {
    const { host, uploads } = createFilesHost();
    showControls([full()], { host });
    await choose(textFile('2.pdf'), textFile('3.pdf'));
    expect(told()).toHaveLength(1);
    act(() => uploads[0]?.cancel());
    await settle();
    expect(told()).toEqual([]);
  });

  it('stays while a new file takes the place of the old one', async () => {
    const { host } = createFilesHost();
    showControls([attachments({ multiple: 0, value: stored('old.txt') })], { host });
    const files = [textFile('new.txt'), textFile('other.txt')];
    fireEvent.drop(screen.getByRole('group', { name: '合同' }), { dataTransfer: { types: ['Files'], files } });
    await settle();
    expect(screen.queryByText('old.txt')).toBeNull();
    expect(told()).toEqual(['engine.file.leftout {"count":1,"names":["other.txt"]}']);
  });
});

describe('the limits that the page sets', () => {
  const limits = 'engine.file.maxcount {"count":5}engine.file.andengine.file.maxsizeeach {"maxsize":20}';

  it('are shown before a file is chosen, and describe the button', () => {
    showControls([attachments({ maxcount: 5, maxsize: 20 })], { host: createFilesHost().host });
    expect(screen.getByText(limits)).toBeVisible();
    expect(chooser()).toHaveAccessibleDescription(limits);
  });

  it('describe the button beside what is wrong and the hint of the page', async () => {
    showControls([attachments({ required: 1, accept: ['pdf'], hint: '盖章件' }), save], {
      host: createFilesHost().host,
    });
    await press('保存');
    expect(chooser()).toHaveAccessibleDescription(
      'engine.file.required {"title":"合同"} 盖章件 engine.file.types {"types":["pdf"]}',
    );
  });

  it.each([
    [
      'no count where one file is wanted',
      { multiple: 0, maxcount: 5, maxsize: 2 },
      'engine.file.maxsize {"maxsize":2}',
    ],
    ['the formats', { accept: ['pdf', 'doc'] }, 'engine.file.types {"types":["pdf","doc"]}'],
    ['none where the page sets none', { accept: [] }, ''],
  ])('are %s', (_what, more, text) => {
    showControls([attachments(more)], { host: createFilesHost().host });
    expect(chooser()).toHaveAccessibleDescription(text);
  });

  it('are not shown where the files are only read', () => {
    showControls([attachments({ maxcount: 5 })], { host: createFilesHost().host, status: PAGE_STATUS.view });
    expect(screen.queryByText(/engine\.file\.maxcount/)).toBeNull();
  });

  it('are a tooltip in a line of an array', () => {
    const proof = { name: 'proof', title: '凭证', type: 'file', maxsize: 20 };
    const lines = { type: 'array', name: 'lines', title: '明细', value: [{}], controls: [proof] };
    showControls([lines], { host: createFilesHost().host });
    expect(screen.getByLabelText(/凭证.*engine\.file\.choose/)).toHaveAttribute(
      'title',
      'engine.file.maxsize {"maxsize":20}',
    );
    expect(screen.queryByText(/engine\.file\.maxsize/)).toBeNull();
  });
});

it('a failed or interrupted upload is removed, one on its way is cancelled', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ value: [{ url: '', filename: 'lost.txt', pending: 'lost' }] })], { host });
  expect(screen.getByRole('button', { name: 'engine.file.remove {"filename":"lost.txt"}' })).toBeVisible();
  await choose(textFile('a.txt'));
  expect(screen.getByRole('button', { name: 'engine.file.cancel {"filename":"a.txt"}' })).toBeVisible();
  act(() => uploads[0]?.fail());
  expect(screen.getByRole('button', { name: 'engine.file.remove {"filename":"a.txt"}' })).toBeVisible();
});

it('a file that is removed is not sent: an upload ends, a stored one can be brought back', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ value: [stored('old.txt')] }), save], { host });
  await choose(textFile('a.txt'));
  await press('engine.file.cancel {"filename":"a.txt"}');
  expect(uploads[0]?.get().phase).toBe('cancelled');
  await press('engine.file.remove {"filename":"old.txt"}');
  expect(screen.queryByText('old.txt')).toBeNull();
  act(() => host.log.undos[0]?.undo());
  await press('保存');
  expect(host.log.calls[0]?.input.contract).toEqual([stored('old.txt')]);
});

it('where a file was removed the focus goes to the next one, then to the one before, then to where files are added', async () => {
  const { host } = createFilesHost();
  showControls([attachments({ value: [stored('a.txt'), stored('b.txt'), stored('c.txt')] })], { host });
  await press('engine.file.remove {"filename":"b.txt"}');
  expect(screen.getByRole('button', { name: 'engine.file.remove {"filename":"c.txt"}' })).toHaveFocus();
  await press('engine.file.remove {"filename":"c.txt"}');
  expect(screen.getByRole('button', { name: 'engine.file.remove {"filename":"a.txt"}' })).toHaveFocus();
  await press('engine.file.remove {"filename":"a.txt"}');
  expect(screen.getByLabelText(/合同/, { selector: 'input' })).toHaveFocus();
});

it('of two files with one name the focus stays with the other one', async () => {
  const { host } = createFilesHost();
  const twin = { ...stored('a.txt'), url: 'https://files.test/other.txt' };
  showControls([attachments({ value: [stored('a.txt'), twin] })], { host });
  await userEvent.click(screen.getAllByRole('button', { name: /engine\.file\.remove/ })[0] as HTMLElement);
  expect(screen.getByRole('button', { name: /engine\.file\.remove/ })).toHaveFocus();
});

it('an upload that is cancelled in the list of transfers leaves the field', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments()], { host });
  await choose(textFile('a.txt'));
  act(() => uploads[0]?.cancel());
  await settle();
  expect(screen.queryByText('a.txt')).toBeNull();
});

it('an upload that a reload has interrupted is named, blocks the submit, and goes on when the file is chosen again', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ value: [{ url: '', filename: 'a.txt', pending: 'lost' }] }), save], { host });
  expect(screen.getByText('engine.file.chooseagain')).toBeVisible();
  await press('保存');
  expect(host.log.calls).toEqual([]);
  expect(screen.getByText(/engine\.file\.interrupted/)).toBeVisible();
  await choose(textFile('a.txt'));
  act(() => uploads[0]?.finish());
  await settle();
  await press('保存');
  expect(host.log.calls[0]?.input.contract).toMatchObject([{ filename: 'a.txt' }]);
});

it('takes dropped and pasted files', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments()], { host });
  const group = screen.getByRole('group', { name: '合同' });
  const data = { types: ['Files'], files: [textFile('dropped.txt')] };
  fireEvent.dragOver(group, { dataTransfer: data });
  expect(group).toHaveAttribute('data-drop');
  fireEvent.drop(group, { dataTransfer: data });
  await settle();
  fireEvent.paste(group, { clipboardData: { files: [textFile('pasted.txt')] } });
  await settle();
  expect(uploads.map(({ filename }) => filename)).toEqual(['dropped.txt', 'pasted.txt']);
});

it('where one file is wanted a new one takes the place of the old one', async () => {
  const { host, uploads } = createFilesHost();
  showControls([attachments({ multiple: 0, value: stored('old.txt') }), save], { host });
  await choose(textFile('new.txt'));
  act(() => uploads[0]?.finish());
  await settle();
  await press('保存');
  expect(host.log.calls[0]?.input.contract).toMatchObject([{ filename: 'new.txt' }]);
});

it('where one file is wanted the old one stays while the storage cannot be loaded', async () => {
  const { host } = createFilesHost({}, { files: () => Promise.reject(new Error('chunk lost')) });
  showControls([attachments({ multiple: 0, value: stored('old.txt') })], { host });
  await choose(textFile('new.txt'));
  expect(host.log.errors).toEqual([new Error('chunk lost')]);
  expect(screen.getByText('old.txt')).toBeVisible();
  expect(host.log.undos).toEqual([]);
});

it('where one file is wanted the old one stays when the upload cannot begin', async () => {
  const { host } = createFilesHost({
    upload() {
      throw new Error('no session');
    },
  });
  showControls([attachments({ multiple: 0, value: stored('old.txt') })], { host });
  await choose(textFile('new.txt'));
  expect(host.log.errors).toEqual([new Error('no session')]);
  expect(screen.getByText('old.txt')).toBeVisible();
});

it('two choices while the storage is loaded are not more files than allowed', async () => {
  const { host, uploads } = createFilesHost();
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  showControls([attachments({ maxcount: 2 })], { host: { ...host, files: () => loaded.then(host.files) } });
  await choose(textFile('1.txt'), textFile('2.txt'));
  await choose(textFile('3.txt'));
  load();
  await settle();
  expect(uploads.map(({ filename }) => filename)).toEqual(['1.txt', '2.txt']);
  expect(told()).toEqual(['engine.file.leftout {"count":2,"names":["3.txt"]}']);
});

it('where it is only read the names save the files, and nothing can be changed', async () => {
  const { host, saved } = createFilesHost();
  showControls([attachments({ value: [stored('old.txt')] })], { host, status: PAGE_STATUS.view });
  await press('engine.file.download {"filename":"old.txt"}');
  expect(saved).toEqual([['https://files.test/old.txt', 'old.txt']]);
  expect(document.querySelector('input[type=file]')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('a value that holds no files is shown as it came, with a message', () => {
  const { host } = createFilesHost();
  showControls([attachments({ value: [{ name: 'x' }, 7] })], { host });
  expect(screen.getByText(/engine\.unreadable/)).toBeVisible();
});

it.each(['合同', '/files/a.pdf', 'javascript:alert(1)', `https://files.test/${'a'.repeat(3_000)}`])(
  'a text that is no address of a file is never fetched: %#',
  (url) => {
    const { host } = createFilesHost();
    showControls([attachments({ value: [{ url, filename: 'a.pdf' }] })], { host });
    expect(screen.getByText(/engine\.unreadable/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /engine\.file\.download/ })).toBeNull();
  },
);

it('in a line of an array a file finds its line after the line has moved', async () => {
  const { host, uploads } = createFilesHost();
  const lines = {
    type: 'array',
    name: 'lines',
    title: '明细',
    value: [{ note: '甲' }, { note: '乙' }],
    controls: [
      { name: 'note', title: '备注', type: 'text' },
      { name: 'proof', title: '凭证', type: 'file' },
    ],
  };
  const insert = {
    type: 'button',
    name: 'insert',
    title: '插入',
    onclicked: { steps: [{ do: 'insertRows', target: 'lines', values: [{ note: '零' }], at: 0 }] },
  };
  showControls([lines, insert, save], { host });
  const [first] = screen.getAllByLabelText<HTMLInputElement>(/凭证.*engine\.file\.choose/);
  await userEvent.upload(first as HTMLInputElement, textFile('a.txt'));
  await settle();
  await press('插入');
  act(() => uploads[0]?.finish());
  await settle();
  await press('保存');
  expect(host.log.calls[0]?.input.lines).toMatchObject([
    { note: '零' },
    { note: '甲', proof: [{ filename: 'a.txt' }] },
    { note: '乙' },
  ]);
});

it('a page that closes ends its uploads', async () => {
  const { host, uploads } = createFilesHost();
  const { unmount } = showControls([attachments()], { host });
  await choose(textFile('a.txt'));
  unmount();
  await settle();
  expect(uploads[0]?.get().phase).toBe('cancelled');
});

it('lists its files by name for assistive technology', () => {
  const { host } = createFilesHost();
  showControls([attachments({ value: [stored('a.txt'), 'https://files.test/b%20c.txt?x=1'] })], { host });
  const list = screen.getByRole('list', { name: 'engine.file.list {"title":"合同"}' });
  expect(within(list).getByRole('button', { name: 'engine.file.download {"filename":"b c.txt"}' })).toBeVisible();
});

it('shows the last files of a long list, and fifty more with each press', async () => {
  const { host } = createFilesHost();
  const many = Array.from({ length: 120 }, (_, index) => stored(`${index + 1}.txt`));
  showControls([attachments({ value: many })], { host });
  const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names()).toHaveLength(50);
  expect(names().at(-1)).toBe('120.txt');
  await press('engine.file.earlier {"count":50,"total":120}');
  expect(names()).toHaveLength(100);
  await press('engine.file.earlier {"count":20,"total":120}');
  expect(names()).toEqual(many.map(({ filename }) => filename));
  expect(screen.getByRole('group', { name: '合同' })).toHaveFocus();
});

it('shows a file that is added to a long list', async () => {
  const { host } = createFilesHost();
  const many = Array.from({ length: 60 }, (_, index) => stored(`${index}.txt`));
  showControls([attachments({ value: many, maxcount: 100 })], { host });
  await choose(textFile('new.txt'));
  expect(screen.getByRole('progressbar', { name: /new\.txt/ })).toBeVisible();
});
