import { read } from '@atrium/common/schemas';
import { processSchema } from '../../api/processSchema';
import { processTexts } from '../../locales/process';
import { processPaper } from './processPaper';
import { SUBMITTED, wireProcess } from './testProcess';

const t = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
  (processTexts['zh-CN'][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));

test('comments, files and those who were added are printed as text; of a long record the last entries', async () => {
  const steps = Array.from({ length: 502 }, (_, index) => ({ ...SUBMITTED, name: `记录${index}` }));
  const last = {
    ...SUBMITTED,
    comment: '<i>请核对</i>',
    targets: ['王芳'],
    attachments: [{ url: 'https://a/b', filename: '发票.pdf' }],
  };
  const process = read(processSchema, wireProcess({ steps: [...steps, last] }));
  const paper = document.createElement('div');
  const remove = await processPaper(t, 'zh-CN', process).mount(paper);
  expect(paper).toHaveTextContent('意见：<i>请核对</i>');
  expect(paper).toHaveTextContent('附件：发票.pdf');
  expect(paper).toHaveTextContent('→ 王芳');
  expect(paper.querySelector('[data-scope]')).toHaveTextContent('更早的 3 条记录没有打印。');
  expect(paper).not.toHaveTextContent('记录2 ');
  remove();
  expect(paper).toBeEmptyDOMElement();
});
