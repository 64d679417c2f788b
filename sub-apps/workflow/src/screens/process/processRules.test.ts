import { read } from '@atrium/common/schemas';
import type { ProcessStep } from '../../api/process';
import { processSchema } from '../../api/processSchema';
import { processTexts } from '../../locales/process';
import { actedSince } from './actedSince';
import { EMPTY_COMPOSITION, isEmptyComposition, readComposition } from './composition';
import { canEditForm, editableValues } from './formRights';
import { neighboursOf } from './neighboursOf';
import { createRequestIds } from './requestIds';
import { returnTargets } from './returnTargets';
import { SUBMITTED, wireProcess } from './testProcess';
import { timelineOf } from './timelineOf';

const step = (stepId: string, change: Partial<ProcessStep> = {}): ProcessStep => ({
  stepId,
  nodeId: '',
  name: stepId,
  handlers: [],
  action: '',
  actionName: '',
  status: 'pending',
  comment: '',
  time: '',
  attachments: [],
  signature: '',
  targets: [],
  ...change,
});

test('what others did meanwhile is the latest finished entry that is new or was not finished', () => {
  const submitted = step('1', { status: 'done', action: 'submit' });
  const before = [submitted, step('2', { status: 'current' }), step('3')];
  const approved = step('2', { status: 'done', action: 'approve', time: '15:20' });
  expect(actedSince(before, [submitted, approved, step('3', { status: 'current' })])).toBe(approved);
  const rejected = step('4', { status: 'rejected', action: 'reject' });
  expect(actedSince(before, [submitted, approved, rejected])).toBe(rejected);
  expect(actedSince(before, before)).toBeUndefined();
});

test('a draft of an earlier client is its comment; what is no draft is nothing', () => {
  expect(readComposition('同意')).toEqual({ ...EMPTY_COMPOSITION, comment: '同意' });
  expect([undefined, 7, null, []].map(readComposition)).toEqual(Array(4).fill(EMPTY_COMPOSITION));
  const kept = {
    ...EMPTY_COMPOSITION,
    comment: '同意',
    people: [{ positionId: 'w', name: '王芳', positionName: '', orgName: '' }],
    chosen: { n: [{ positionId: 'z', name: '赵敏', positionName: '', orgName: '' }] },
  };
  expect(readComposition(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readComposition({ comment: {}, people: [{ positionId: '' }], mode: 'some' })).toEqual(EMPTY_COMPOSITION);
});

test('a choice of a step alone is nothing that could be lost', () => {
  expect(isEmptyComposition({ ...EMPTY_COMPOSITION, returnTo: 'start', mode: 'any' })).toBe(true);
  expect(isEmptyComposition({ ...EMPTY_COMPOSITION, comment: ' ' })).toBe(false);
});

test('a step to come that the path has left out is not announced by the record', () => {
  const steps = [
    step('1', { nodeId: 'a', status: 'done' }),
    step('2', { nodeId: 'b' }),
    step('3', { nodeId: 'c' }),
    step('4', { nodeId: 'b', status: 'done' }),
  ];
  const path = [
    { nodeId: 'b', status: 'skipped', handlers: [] },
    { nodeId: 'c', status: 'pending', handlers: [] },
  ] as const;
  expect(timelineOf({ steps, path }).map(({ stepId }) => stepId)).toEqual(['1', '3', '4']);
});

test('a return says who gets it back: the applicant, or those who have decided', () => {
  const wire = wireProcess({
    applicant: '郑浩',
    nodes: [
      { id: 'start', type: 'start', name: '提交' },
      { id: 'first', type: 'approval', name: '直属经理审批' },
    ],
    path: [
      {
        nodeid: 'first',
        status: 'done',
        handlers: [
          { name: '刘洋', status: 'done' },
          { name: '李娜', status: 'waiting' },
        ],
      },
    ],
    steps: [{ ...SUBMITTED, nodeid: 'second', handlers: ['王芳', '赵敏'] }],
    returnsteps: [
      { nodeid: 'start', name: '提交' },
      { nodeid: 'first', name: '直属经理审批' },
      { nodeid: 'second', name: '财务审批' },
      { nodeid: 'third', name: '' },
    ],
  });
  const t = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
    (processTexts['zh-CN'][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  expect(returnTargets(read(processSchema, wire), t, 'zh-CN').map(({ text }) => text)).toEqual([
    '申请人（郑浩）',
    '直属经理审批（刘洋）',
    '财务审批（王芳、赵敏）',
    'third',
  ]);
});

test('only what the person may change of a form is sent', () => {
  const rights = { default: 'readonly', fields: { amount: 'required', remark: 'editable', no: 'hidden' } } as const;
  expect(editableValues({ amount: 1, remark: '', no: 'x', constructor: 'y' }, rights)).toEqual({
    amount: 1,
    remark: '',
  });
  const open = { default: 'editable', fields: { no: 'readonly' } } as const;
  expect(editableValues({ amount: 1, no: 'x' }, open)).toEqual({ amount: 1 });
  expect([rights, open, { default: 'readonly', fields: { no: 'hidden' } } as const].map(canEditForm)).toEqual([
    true,
    true,
    false,
  ]);
});

test('the one that follows takes the place of a process that has left its list', () => {
  const list = ['1', '2', '3'].map((processId) => ({ processId, title: processId }));
  const ids = (processId: string, place: number, items = list) => {
    const { previous, next, following } = neighboursOf(items, processId, place);
    return [previous, next, following].map((item) => item?.processId);
  };
  expect(ids('2', 1)).toEqual(['1', '3', '3']);
  expect(ids('gone', 1)).toEqual(['1', '2', '2']);
  expect(ids('3', 2)).toEqual(['2', undefined, '1']);
  expect(ids('1', 0, list.slice(0, 1))).toEqual([undefined, undefined, undefined]);
});

test('an action keeps its id until it has succeeded; another content is another action', () => {
  let count = 0;
  const ids = createRequestIds(() => `id${(count += 1)}`);
  expect([ids.idFor({ a: 1 }), ids.idFor({ a: 1 }), ids.idFor({ a: 2 })]).toEqual(['id1', 'id1', 'id2']);
  ids.forget();
  expect(ids.idFor({ a: 2 })).toBe('id3');
});
