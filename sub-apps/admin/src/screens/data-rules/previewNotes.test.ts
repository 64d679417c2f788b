import type { ObjectPreview, RulePreview } from '../../api/rulePreview';
import { previewNotes } from './previewNotes';

const own = (over: Partial<ObjectPreview>): ObjectPreview => ({
  object: 'order',
  total: 100,
  before: 40,
  after: 40,
  gained: 0,
  lost: 0,
  ruleNames: [],
  freeRoles: [],
  missingFunction: '',
  seen: [],
  hidden: [],
  ...over,
});
const preview = { holder: '李娜', roleIds: ['rep'] } as unknown as RulePreview;
const draft = {
  name: '',
  object: 'order',
  roleIds: ['rep'],
  filter: { combination: 'and', items: [] },
  isEnabled: true,
} as const;
const notes = (over: Partial<ObjectPreview>, changed: object = {}, isChanged = true) =>
  previewNotes({ preview, own: own(over), draft: { ...draft, ...changed }, isChanged }).map(({ key }) => key);

it.each<[string, Partial<ObjectPreview>, object, string[]]>([
  ['changes what is seen', { after: 60, gained: 20 }, {}, []],
  ['hides everything', { after: 0, lost: 40 }, {}, ['hidesAll']],
  ['restricts for the first time', { before: 100, after: 30, lost: 70 }, {}, ['restricts']],
  ['changes nothing', {}, {}, ['noChange']],
  ['is disabled', {}, { isEnabled: false }, ['noChange.disabled']],
  ['is for other roles', {}, { roleIds: ['manager'] }, ['noChange.otherRole']],
  ['is beside a role without rules', { freeRoles: ['分析员'] }, {}, ['noChange.freeRole']],
])('a rule that %s', (_what, over, changed, expected) => {
  expect(notes(over, changed)).toEqual(expected);
});

it('a person who may not view the object is told so, and nothing about the rule', () => {
  const missing = own({ before: 0, after: 0, missingFunction: '查看订单' });
  expect(previewNotes({ preview, own: missing, draft, isChanged: true })).toEqual([
    { key: 'noFunction', tone: 'warning', params: { name: '李娜', function: '查看订单' } },
  ]);
});

it('a rule that is only read is not said to change nothing', () => {
  expect(notes({}, {}, false)).toEqual([]);
});
