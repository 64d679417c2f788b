import { AppError } from '@atrium/common/errors/appError';
import { read } from '@atrium/common/schemas';
import { processSchema } from '../../api/processSchema';
import { processTexts } from '../../locales/process';
import { PICTURE_WAIT_MS } from './paperPictures';
import { processPaper } from './processPaper';
import { SUBMITTED, WAITING, wireProcess } from './testProcess';

const t = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
  (processTexts['zh-CN'][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));

/** The storage: the address of a picture, or why there is none. */
let picture: (url: string) => Promise<string>;
/** Whether the browser can draw what it was given. */
let decode: () => Promise<void>;

beforeEach(() => {
  picture = async (url) => `${url}?shown`;
  decode = async () => undefined;
  HTMLImageElement.prototype.decode = () => decode();
});

async function printed(change: object) {
  const paper = document.createElement('div');
  const files = { picture: (url: string) => picture(url) };
  const content = processPaper({ t, language: 'zh-CN', files }, read(processSchema, wireProcess(change)));
  const remove = await content.mount(paper);
  return { paper, remove };
}
const signed = (name: string, signature: string) => ({ ...SUBMITTED, handlers: [name], signature });

test('comments, files and those who were added are printed as text; of a long record the last entries', async () => {
  const steps = Array.from({ length: 502 }, (_, index) => ({ ...SUBMITTED, name: `记录${index}` }));
  const last = {
    ...SUBMITTED,
    comment: '<i>请核对</i>',
    targets: ['王芳'],
    attachments: [{ url: 'https://a/b', filename: '发票.pdf' }],
  };
  const { paper, remove } = await printed({ steps: [...steps, last] });
  expect(paper).toHaveTextContent('意见：<i>请核对</i>');
  expect(paper).toHaveTextContent('附件：发票.pdf');
  expect(paper).toHaveTextContent('→ 王芳');
  expect(paper.querySelector('[data-scope]')).toHaveTextContent('更早的 3 条记录没有打印。');
  expect(paper).not.toHaveTextContent('记录2 ');
  remove();
  expect(paper).toBeEmptyDOMElement();
});

test('a step that is still to come is not printed as if it had happened', async () => {
  const { paper } = await printed({ steps: [SUBMITTED, WAITING] });
  const entries = [...paper.querySelectorAll('[data-paper="row"]')].map(({ textContent }) => textContent);
  expect(entries.slice(-2)).toEqual(['提交　陈思远　2026-11-20 14:05', '经理审批　处理中　李娜、张伟']);
});

test('what the form of the application holds is printed in words, and nothing that the person may not see', async () => {
  const option = (value: string, text: string) => ({ value, text });
  const formfields = [
    { name: 'type', title: '费用类型', type: 'select', options: [option('travel', '差旅费')] },
    { name: 'amount', title: '报销金额', type: 'money' },
    { name: 'secret', title: '内部备注', type: 'text' },
    {
      ...{ name: 'lines', title: '费用明细', type: 'array' },
      columns: [
        { name: 'item', title: '费用项目', type: 'select', options: [option('train', '火车')] },
        { name: 'amount', title: '金额', type: 'money' },
      ],
    },
    { name: 'files', title: '附件', type: 'files' },
    { name: 'remark', title: '备注', type: 'text' },
    { name: 'constructor', title: '不存在', type: 'text' },
  ];
  const values = {
    ...{ type: 'travel', amount: 4260, secret: '保密', remark: '' },
    lines: [{ item: 'train', amount: 1420 }, { item: 'taxi', amount: '86.5' }, null],
    files: [{ filename: '发票.pdf', url: 'https://a/b' }, { filename: '行程.pdf' }, 7],
  };
  const rights = { default: 'readonly', fields: { secret: 'hidden' } };
  const { paper } = await printed({ fields: [], formfields, form: { pagecode: 'flow-expense', values, rights } });
  const rows = [...paper.querySelectorAll('[data-paper="row"]')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join('|'),
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      ...['费用类型|差旅费', '报销金额|4,260.00', '费用明细|费用项目 火车　金额 1,420.00'],
      ...['|费用项目 taxi　金额 86.50', '附件|发票.pdf、行程.pdf、7', '备注|—'],
    ]),
  );
  expect(paper).not.toHaveTextContent(/内部备注|保密|不存在/);
});

test('the signature of each step is printed as its picture, which is there before the paper is', async () => {
  let draw: () => void = () => undefined;
  decode = () => new Promise((resolve) => (draw = resolve));
  let isReady = false;
  const printing = printed({ steps: [signed('张伟', 'https://files.example/zhang.png')] }).then((done) => {
    isReady = true;
    return done;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  draw();
  const { paper } = await printing;
  const [image] = paper.getElementsByTagName('img');
  expect([image?.alt, image?.getAttribute('src')]).toEqual(['张伟的签名', 'https://files.example/zhang.png?shown']);
  expect(image?.closest('[data-paper]')).toHaveTextContent('张伟');
  expect(paper.querySelector('[data-scope]')).toBeNull();
});

test('a signature that is not read or not drawn is named in its place, and said before printing', async () => {
  picture = async (url) => {
    if (url.includes('lost')) throw new AppError('network', 'offline');
    return url;
  };
  decode = () => Promise.reject(new Error('broken'));
  const steps = [signed('张伟', 'https://files.example/lost.png'), signed('李娜', 'https://files.example/broken.png')];
  const { paper } = await printed({ steps });
  expect(paper).toHaveTextContent('张伟的签名（图片无法显示）');
  expect(paper).toHaveTextContent('李娜的签名（图片无法显示）');
  expect(paper.querySelector('img')).toBeNull();
  expect(paper.querySelector('[data-scope]')).toHaveTextContent('2 个签名图片无法打印。');
});

test('a picture that never arrives does not keep the paper waiting', async () => {
  jest.useFakeTimers();
  picture = () => new Promise(() => undefined);
  const printing = printed({ steps: [signed('张伟', 'https://files.example/zhang.png')] });
  await jest.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  jest.useRealTimers();
  expect((await printing).paper).toHaveTextContent('张伟的签名（图片无法显示）');
});

test('an action that the name of its step says already is printed once', async () => {
  const { paper } = await printed({ steps: [SUBMITTED] });
  expect([...paper.querySelectorAll('[data-paper="row"]')].at(-1)).toHaveTextContent(/^提交\s+陈思远\s+2026-11-20/);
});
