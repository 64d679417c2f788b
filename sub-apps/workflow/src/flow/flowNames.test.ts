import { read } from '@atrium/common/schemas';
import { flowTargetsSchema, formFieldsSchema } from './flowNames';

test('names and fields are read item by item, and there are none where the platform sends none', () => {
  expect(read(flowTargetsSchema, { positions: { p1: '张伟 · 区域经理', p2: 7, p3: '' }, roles: null })).toEqual({
    positions: { p1: '张伟 · 区域经理' },
    roles: {},
  });
  expect(read(flowTargetsSchema, undefined)).toEqual({ positions: {}, roles: {} });
  expect(
    read(formFieldsSchema, [
      { name: 'type', title: '费用类型', type: 'select', options: [{ value: 'travel', text: '差旅费' }, 5] },
      { title: '没有名称' },
      { name: 'amount', title: '金额', type: 'money' },
    ]),
  ).toEqual([
    { name: 'type', title: '费用类型', type: 'select', options: [{ value: 'travel', text: '差旅费' }] },
    { name: 'amount', title: '金额', type: 'money' },
  ]);
  expect(read(formFieldsSchema, 'fields')).toEqual([]);
});
