import { AppError } from '@atrium/common/errors/appError';
import { read } from '@atrium/common/schemas';
import { processSchema } from '../../api/processSchema';
import { processTexts } from '../../locales/process';
import { PICTURE_WAIT_MS } from './paperPictures';
import { processPaper } from './processPaper';
import type { PaperForm } from './processPaper';
import { FORM, SUBMITTED, WAITING, wireProcess } from './testProcess';

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

async function printed(change: object, form?: PaperForm) {
  const paper = document.createElement('div');
  const files = { picture: (url: string) => picture(url) };
  const content = processPaper({ t, language: 'zh-CN', files }, read(processSchema, wireProcess(change)), form);
  const remove = await content.mount(paper);
  return { paper, remove };
}
const textsOf = (paper: Element, selector: string) =>
  [...paper.querySelectorAll(selector)].map(({ textContent }) => textContent);
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

test('what is still to come is printed apart from what has happened, with those who hold it', async () => {
  const next = { stepid: '3', name: '总监审批', handlers: ['王芳'], status: 'pending' };
  const copy = { stepid: '4', name: '抄送财务', action: 'copy', status: 'pending', targets: ['黄磊'] };
  const { paper } = await printed({ fields: [], steps: [SUBMITTED, WAITING, next, copy] });
  expect(textsOf(paper, '[data-paper="head"], [data-paper="row"]').slice(1)).toEqual([
    ...['审批记录', '提交　陈思远　2026-11-20 14:05'],
    ...['后续步骤', '经理审批　处理中　处理人：李娜、张伟', '总监审批　未开始　处理人：王芳', '抄送财务　待抄送→ 黄磊'],
  ]);
});

test('a process that has ended has no steps to come, and one without a record no heading for it', async () => {
  const ended = await printed({ steps: [SUBMITTED] });
  expect(ended.paper).not.toHaveTextContent('后续步骤');
  const empty = await printed({ steps: [] });
  expect(empty.paper).not.toHaveTextContent('审批记录');
});

test('what was applied for is its form as the screen shows it, until the paper is disposed', async () => {
  const unmount = jest.fn();
  const mount = async (element: HTMLElement) => {
    element.append('费用明细');
    return unmount;
  };
  const { paper, remove } = await printed({ form: FORM }, { isDirty: false, mount });
  expect(paper.textContent).toMatch(/申请内容费用明细审批记录/);
  expect(paper).not.toHaveTextContent('拜访客户');
  expect(paper.querySelector('[data-scope]')).toBeNull();
  remove();
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(paper).toBeEmptyDOMElement();
});

test('changes of the form that were not sent are told before printing, and so is a form that cannot be read', async () => {
  const { paper } = await printed({ form: FORM }, { isDirty: true, mount: async () => undefined });
  expect(textsOf(paper, '[data-scope]')).toEqual(['申请内容含有尚未提交的修改。', '申请表单未能打开，没有打印。']);
});

test('a form whose code for paper cannot be fetched is not left out without a word', async () => {
  const mount = () => Promise.reject(new AppError('network', 'offline'));
  await expect(printed({ form: FORM }, { isDirty: false, mount })).rejects.toMatchObject({ kind: 'network' });
});

test('without a form its fields are printed, two beside each other', async () => {
  const { paper } = await printed({});
  const rows = [...paper.querySelectorAll('[data-paper="fields"]')].map(({ children }) =>
    [...children].map(({ children: [name, value] }) => `${name?.textContent}|${value?.textContent}`),
  );
  expect(rows.at(-1)).toEqual(['事由|拜访客户', '金额|1,200.00']);
  expect(rows[0]).toEqual(['流程|费用报销', '编号|AF-001']);
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
