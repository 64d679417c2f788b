import { localiseWith } from '../languages/localise';
import { LANGUAGES } from '../languages/table';
import type { FlowEvent } from './flowMessage';
import { flowMessage } from './flowMessage';

const process = { id: '7', no: 'AF-800001', title: '李娜 差旅费', applicant: { employee: { name: '李娜' } } };
const NEWS = { process, flowName: '费用报销', amount: 4_200, actor: '张伟' };
const EVENTS: Record<FlowEvent, 'todo' | 'notice'> = {
  todo: 'todo',
  urged: 'todo',
  returned: 'todo',
  askedagain: 'todo',
  transferred: 'todo',
  added: 'todo',
  reassigned: 'todo',
  administrator: 'todo',
  approved: 'notice',
  rejected: 'notice',
  rejectedbyother: 'notice',
  returnedbyother: 'notice',
  copied: 'notice',
  withdrawn: 'notice',
  takenover: 'notice',
  cancelled: 'notice',
  terminated: 'notice',
  stopped: 'notice',
  commented: 'notice',
};

const titleOf = (event: FlowEvent, language: (typeof LANGUAGES)[number], more: object = {}) => {
  const { key, params } = flowMessage(event, { ...NEWS, ...more }).title;
  return localiseWith(key, language, params);
};

it.each(Object.entries(EVENTS))(
  '%s is a message of the kind %s that names the process in every language',
  (event, kind) => {
    const message = flowMessage(event as FlowEvent, NEWS);
    expect([message.kind, message.link]).toEqual([kind, { processId: '7' }]);
    for (const language of LANGUAGES) {
      const title = titleOf(event as FlowEvent, language);
      expect(title).toContain('李娜 差旅费 ¥4,200.00');
      expect(title).not.toMatch(/^message\.|\{\{/);
    }
  },
);

it('processes of one flow and one person are told from each other, with or without an amount', () => {
  const order = { ...process, title: 'SO-202611-00807 美宜食品店' };
  expect(titleOf('todo', 'zh-CN', { process: order, flowName: '订单审批' })).toBe(
    '订单审批「SO-202611-00807 美宜食品店 ¥4,200.00」待您审批',
  );
  expect(titleOf('todo', 'zh-CN', { amount: undefined })).toBe('费用报销「李娜 差旅费」待您审批');
});

it('a returned process says what its applicant has to do, and comes from who returned it', () => {
  expect(titleOf('returned', 'zh-CN')).toBe('您的费用报销「李娜 差旅费 ¥4,200.00」被退回，请修改后重新提交');
  expect(flowMessage('returned', NEWS).sender).toBe('张伟');
  expect(flowMessage('todo', NEWS).sender).toBe('李娜');
});

it('the content says the comment first, then number, applicant and step as far as there are some', () => {
  const linesOf = (more: object) => {
    const { key, params } = flowMessage('rejected', { ...NEWS, ...more }).content;
    return localiseWith(key, 'zh-CN', params).split('\n');
  };
  expect(linesOf({})).toEqual(['AF-800001 · 申请人：李娜']);
  expect(linesOf({ step: '区域经理审批' })).toEqual(['AF-800001 · 申请人：李娜 · 步骤：区域经理审批']);
  expect(linesOf({ comment: '金额有误' })).toEqual(['意见：金额有误', 'AF-800001 · 申请人：李娜']);
  expect(linesOf({ step: '财务', comment: '同意' })).toEqual(['意见：同意', 'AF-800001 · 申请人：李娜 · 步骤：财务']);
});
