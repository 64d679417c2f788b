import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHost } from '../../fakeHost';
import { PAGE_STATUS } from '../../host';
import { showControls } from '../../react/testView';

// The editor keeps its caret in sight, which has no place in jsdom.
beforeAll(() => {
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => document.body.getBoundingClientRect(),
  });
});

// Reading the editor takes its time; the control itself still fetches it as in a browser.
beforeAll(() => Promise.all([import('./RichtextLive'), import('../shared/sanitize')]), 60_000);

const note = (more: Record<string, unknown> = {}) => ({ type: 'richtext', name: 'note', title: '说明', ...more });
const save = { type: 'button', name: 'save', title: '保存', onclicked: { steps: [{ do: 'submit', api: 'save' }] } };
const accepting = () => createFakeHost({ call: () => Promise.resolve({}) });
const box = () => screen.getByRole('textbox', { name: '说明' });
const tool = (name: string) => screen.getByRole('button', { name: `engine.richtext.${name}` });
const press = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

async function becomesLive() {
  await waitFor(() => expect(box()).toHaveAttribute('contenteditable', 'true'));
}

async function edit() {
  await userEvent.click(box());
  await becomesLive();
}

/** Selects what is in an element of the editor. */
function select(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = document.getSelection() as Selection;
  selection.removeAllRanges();
  selection.addRange(range);
  fireEvent(document, new Event('selectionchange'));
}

function paste(html: string) {
  const event = createEvent.paste(box(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
  });
  fireEvent(box(), event);
}

describe('a rich text at rest', () => {
  it('is a named text field that shows the formatted text, and no editor', async () => {
    showControls([note({ value: '<h2>促销</h2><p>满 <b>1000</b> 减 50</p>', required: 1 })]);
    expect(await screen.findByRole('heading', { name: '促销' })).toBeVisible();
    expect(screen.getByText('1000').tagName).toBe('B');
    expect(box()).toHaveAttribute('aria-multiline', 'true');
    expect(box()).toHaveAttribute('aria-required', 'true');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('runs nothing of a hostile text', async () => {
    showControls([
      note({
        value:
          '<p onclick="alert(1)">好</p><script>alert(1)</script><a href="javascript:alert(1)">x</a><iframe src="https://example.com"></iframe>',
      }),
    ]);
    await screen.findByText('好');
    expect(box().innerHTML).not.toMatch(/onclick|script|iframe/i);
  });

  it('stays as it is in a page that is only viewed, where its links can be followed', async () => {
    showControls([note({ value: '<p><a href="https://example.com/">官网</a></p>' })], { status: PAGE_STATUS.view });
    const link = await screen.findByRole('link', { name: '官网' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(box());
    expect(box()).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it.each([[{ html: '<p>x</p>' }], [['<p>x</p>']]])('shows nothing for a value that is no text: %j', async (value) => {
    showControls([note({ value })]);
    await waitFor(() => expect(box().querySelector('[aria-busy]')).toBeNull());
    expect(box()).toHaveTextContent(/^$/);
  });
});

describe('a rich text that is used', () => {
  it('becomes the editor with the focus, under the same name', async () => {
    showControls([note({ value: '<p>好</p>' })]);
    await userEvent.tab();
    await becomesLive();
    expect(box()).toHaveFocus();
    expect(screen.getByRole('toolbar', { name: 'engine.richtext.tools {"title":"说明"}' })).toHaveAttribute(
      'aria-controls',
      box().id,
    );
  });

  it('is not changed by being looked at', async () => {
    const { host } = showControls([note({ value: '<p>好 <b>店</b></p>' }), save], { host: accepting() });
    await edit();
    await press();
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, note: '<p>好 <b>店</b></p>' });
  });

  it.each([
    ['bold', '<p><strong>好店</strong></p>'],
    ['italic', '<p><em>好店</em></p>'],
    ['underline', '<p><u>好店</u></p>'],
    ['strike', '<p><s>好店</s></p>'],
    ['heading1', '<h1>好店</h1>'],
    ['heading2', '<h2>好店</h2>'],
    ['heading3', '<h3>好店</h3>'],
    ['bulletList', '<ul><li><p>好店</p></li></ul>'],
    ['orderedList', '<ol><li><p>好店</p></li></ol>'],
    ['quote', '<blockquote><p>好店</p></blockquote>'],
  ])('%s formats what is selected and says so, sends it, and takes it back', async (name, html) => {
    const { host } = showControls([note({ value: '<p>好店</p>' }), save], { host: accepting() });
    await edit();
    act(() => select(screen.getByText('好店')));
    await userEvent.click(tool(name));
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true');
    expect(box()).toHaveFocus();
    await press();
    act(() => select(screen.getByText('好店')));
    await userEvent.click(tool(name));
    expect(tool(name)).toHaveAttribute('aria-pressed', 'false');
    await press();
    expect(host.log.calls.map(({ input }) => input)).toEqual([
      { __pagestatus: 1, note: html },
      { __pagestatus: 1, note: '<p>好店</p>' },
    ]);
  });

  it('loses its marks and headings with one button', async () => {
    const { host } = showControls([note({ value: '<h1><b>好</b><u>店</u></h1>' }), save], { host: accepting() });
    await edit();
    await userEvent.click(tool('clear'));
    await press();
    expect(host.log.calls[0]?.input).toEqual({ __pagestatus: 1, note: '<p>好店</p>' });
  });

  it('has a toolbar that is one stop, whose buttons the arrow keys reach', async () => {
    showControls([note()]);
    await edit();
    await userEvent.tab({ shift: true });
    expect(tool('heading1')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(tool('bold')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tool('clear')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tool('heading1')).toHaveFocus();
    await userEvent.tab();
    expect(box()).toHaveFocus();
  });

  it('links what is selected to a safe address, and refuses any other', async () => {
    const { host } = showControls([note({ value: '<p>官网</p>' }), save], { host: accepting() });
    await edit();
    act(() => select(screen.getByText('官网')));
    await userEvent.click(tool('link'));
    const address = screen.getByRole('textbox', { name: 'engine.richtext.address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('engine.richtext.refused');
    await userEvent.clear(address);
    await userEvent.type(address, 'example.com{Enter}');
    expect(box()).toHaveFocus();
    await press();
    expect(host.log.calls[0]?.input).toEqual({
      __pagestatus: 1,
      note: '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">官网</a></p>',
    });
    act(() => select(screen.getByText('官网')));
    await userEvent.click(tool('link'));
    expect(screen.getByRole('textbox', { name: 'engine.richtext.address' })).toHaveValue('https://example.com/');
    await userEvent.click(screen.getByRole('button', { name: 'engine.richtext.unlink' }));
    await press();
    expect(host.log.calls[1]?.input).toEqual({ __pagestatus: 1, note: '<p>官网</p>' });
  });

  it('takes of what is pasted only what may be in it', async () => {
    const { host } = showControls([note(), save], { host: accepting() });
    await edit();
    act(() =>
      paste(
        '<p style="color:red" onclick="alert(1)">贴<b>上</b><script>alert(1)</script><img src=x onerror=alert(1)></p><svg onload=alert(1)></svg><a href="javascript:alert(1)">x</a>',
      ),
    );
    await press();
    expect(host.log.calls[0]?.input).toEqual({
      __pagestatus: 1,
      note: expect.stringContaining('<p>贴<strong>上</strong>') as unknown,
    });
    expect(String(host.log.calls[0]?.input.note)).not.toMatch(/onclick|onerror|script|svg|style/);
    expect(box().innerHTML).not.toMatch(/onclick|onerror|script|svg onload|color/);
  });

  it('shows what an event puts into it', async () => {
    const fill = {
      type: 'button',
      name: 'fill',
      title: '填写',
      onclicked: { steps: [{ do: 'set', target: 'note', value: '<p>新的</p>' }] },
    };
    showControls([note({ value: '<p>旧的</p>' }), fill]);
    await edit();
    await userEvent.click(screen.getByRole('button', { name: '填写' }));
    await waitFor(() => expect(box()).toHaveTextContent('新的'));
  });
});

describe('what is wrong with a rich text', () => {
  it('is that it has marks but no words where it is required', async () => {
    const { host } = showControls([note({ required: 1, value: '<p><b> </b><br></p>' }), save]);
    await press();
    expect(screen.getByText('engine.required {"title":"说明"}')).toBeVisible();
    await waitFor(() => expect(box()).toHaveAttribute('aria-invalid', 'true'));
    expect(host.log.calls).toEqual([]);
  });

  it('is that it has too many characters, its marks not counted', async () => {
    const { host } = showControls([
      note({ maxlength: 3, value: '<p><b>一</b><i>二</i>三</p>' }),
      note({ name: 'other', title: '其他', maxlength: 3, value: '<p>一二三四</p>' }),
      save,
    ]);
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('engine.text.maxlength {"title":"其他","count":3}');
    expect(host.log.calls).toEqual([]);
  });
});

it('is a text without its marks in a cell that is only read', () => {
  showControls([
    {
      type: 'array',
      name: 'lines',
      title: '明细',
      readonly: 1,
      controls: [note()],
      value: [{ note: '<p>一</p><p><b>二</b></p>' }],
    },
  ]);
  expect(screen.getByRole('cell')).toHaveTextContent('一 二');
});
