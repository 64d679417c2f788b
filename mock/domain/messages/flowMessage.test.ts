import { localiseWith } from '../languages/localise';
import { LANGUAGES } from '../languages/table';
import type { FlowEvent } from './flowMessage';
import { flowMessage } from './flowMessage';

const NEWS = { processId: '7', flowName: '费用报销', title: '李娜 差旅费', applicant: '李娜', actor: '张伟' };
const EVENTS: Record<FlowEvent, 'todo' | 'notice'> = {
  todo: 'todo',
  urged: 'todo',
  returned: 'todo',
  transferred: 'todo',
  added: 'todo',
  reassigned: 'todo',
  administrator: 'todo',
  approved: 'notice',
  rejected: 'notice',
  copied: 'notice',
  withdrawn: 'notice',
  cancelled: 'notice',
  terminated: 'notice',
  commented: 'notice',
  progress: 'notice',
};

it.each(Object.entries(EVENTS))('%s is a message of the kind %s with a title in every language', (event, kind) => {
  const message = flowMessage(event as FlowEvent, NEWS);
  expect([message.kind, message.link]).toEqual([kind, { processId: '7' }]);
  const titles = LANGUAGES.map((language) => localiseWith(message.title.key, language, message.title.params));
  expect(titles.filter((title) => title.startsWith('message.') || title.includes('{{'))).toEqual([]);
});

it('the content names step and comment only where there are some', () => {
  const linesOf = (more: object) => {
    const { key, params } = flowMessage('rejected', { ...NEWS, ...more }).content;
    return localiseWith(key, 'zh-CN', params).split('\n').slice(1);
  };
  expect(linesOf({})).toEqual(['申请人：李娜']);
  expect(linesOf({ step: '区域经理审批' })).toEqual(['申请人：李娜', '当前步骤：区域经理审批']);
  expect(linesOf({ comment: '金额有误' })).toEqual(['申请人：李娜', '意见：金额有误']);
  expect(linesOf({ step: '财务', comment: '同意' })).toEqual(['申请人：李娜', '当前步骤：财务', '意见：同意']);
});
