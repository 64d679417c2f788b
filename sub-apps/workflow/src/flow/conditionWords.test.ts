import { createFakePortal } from '../../../../src/portal/contract/fakePortal';
import { flowTexts } from '../locales/flow';
import { conditionWords, withApplicantFields } from './conditionWords';

const { i18n } = createFakePortal().portal;
i18n.addTexts(flowTexts);
const FIELDS = withApplicantFields(
  [
    { name: 'amount', title: '报销金额', type: 'money' },
    { name: 'tax', title: '税额', type: 'money' },
    { name: 'isUrgent', title: '加急', type: 'switch' },
    { name: 'type', title: '费用类型', type: 'select', options: [{ value: 'travel', text: '差旅费' }] },
  ],
  i18n.t,
);
const say = (expression: string) => conditionWords(expression, FIELDS, i18n.t);

test.each([
  ['amount >= 3000', '报销金额 ≥ 3000'],
  ["amount >= 3000 && type != 'travel'", '报销金额 ≥ 3000 且 费用类型 不等于 差旅费'],
  ["contains(applicant.orgname, '华东') || isUrgent == true", '发起人部门 包含 华东 或 加急 等于 是'],
  ['amount >= || isempty(amount)', '报销金额 ≥ （未填写） 或 报销金额 为空'],
  ["type == 'meals'", '费用类型 等于 meals'],
  ['unknown > 3', 'unknown ＞ 3'],
  ['', ''],
])('%s is said with the titles of fields and the texts of options', (expression, text) => {
  expect(say(expression)).toEqual({ text });
});

test.each([
  ['amount * 2 > 9', '报销金额 * 2 ＞ 9'],
  [
    '(amount + tax >= 3000 || isUrgent) && type == "travel"',
    '(报销金额 + 税额 ≥ 3000 或 加急) 且 费用类型 等于 差旅费',
  ],
  ["'travel' === type", '差旅费 等于 费用类型'],
])('%s, which rows cannot say, is translated sign by sign', (expression, text) => {
  expect(say(expression)).toEqual({ text });
});

test.each([
  'len(note) > 3',
  'other + amount > 3',
  'amount ? tax : 0',
  '!isUrgent',
  'lines[0]',
  '<img src=x onerror=alert(1)>',
  `amount > ${'1'.repeat(2_000)}`,
  '__proto__ + constructor > 1',
])('%s has no words: it is a condition of its own, with its expression at hand', (expression) => {
  expect(say(expression)).toEqual({ text: '自定义条件', expression });
});
