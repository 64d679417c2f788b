import dayjs from 'dayjs';
import { lookUp } from '@/common/lookUp';
import type { Column } from './columnsOf';
import { seededNumbers } from './seededNumbers';
import { WORDS } from './words';

type Draw = (limit: number) => number;
type Maker = (draw: Draw, index: number) => unknown;

const of = (draw: Draw, words: readonly string[]): string => words[draw(words.length)] ?? '';

/** A fixed date, so that sample data do not depend on the current day. */
const LAST_DAY = dayjs('2026-11-20');
const DAYS = 120;
const day = (draw: Draw) => LAST_DAY.subtract(draw(DAYS), 'day');

const date: Maker = (draw) => day(draw).format('YYYY-MM-DD');
const datetime: Maker = (draw) =>
  day(draw)
    .hour(8 + draw(11))
    .minute(draw(60))
    .format('YYYY-MM-DD HH:mm');
const money: Maker = (draw) => (5_000 + draw(4_000_000)) / 100;
const count: Maker = (draw) => 1 + draw(480);
const percent: Maker = (draw) => draw(1_001) / 1_000;
const person: Maker = (draw) => of(draw, WORDS.surname) + of(draw, WORDS.given);
const company: Maker = (draw) => of(draw, WORDS.city) + of(draw, WORDS.brand) + of(draw, WORDS.trade);
const phone: Maker = (draw) => `13${String(draw(1_000_000_000)).padStart(9, '0')}`;
const code: Maker = (_draw, index) => `SO2026${String(index + 1).padStart(5, '0')}`;
const address: Maker = (draw) => `${of(draw, WORDS.city)}市${of(draw, WORDS.road)}${1 + draw(900)}号`;
const word =
  (words: readonly string[]): Maker =>
  (draw) =>
    of(draw, words);
const flag: Maker = (draw) => draw(2);

const BY_FORMAT: Readonly<Record<string, Maker>> = {
  money,
  percent,
  date,
  datetime,
  number: count,
  switch: flag,
  slider: (draw) => draw(101),
  rate: (draw) => 1 + draw(5),
  category: (_draw, index) => WORDS.region[index % WORDS.region.length],
  time: (draw) => `${String(8 + draw(11)).padStart(2, '0')}:${String(draw(60)).padStart(2, '0')}`,
};

/** Values by the name or title of a field; the first pattern that matches decides. */
const BY_WORD: readonly (readonly [RegExp, Maker])[] = [
  [/amount|price|total|money|cost|fee|金额|价|总计|合计|费/i, money],
  [/qty|count|quantity|stock|数量|件数|库存|次数/i, count],
  [/rate|percent|share|率|占比/i, percent],
  [/phone|mobile|tel|电话|手机/i, phone],
  [/mail|邮箱/i, (_draw, index) => `user${index + 1}@example.com`],
  [/address|地址/i, address],
  [/datetime|time|时间/i, datetime],
  [/date|day|日期/i, date],
  [/region|area|org|大区|区域|部门|组织/i, word(WORDS.region)],
  [/city|城市/i, word(WORDS.city)],
  [/product|item|sku|goods|商品|产品|物料|品名/i, word(WORDS.product)],
  [/status|state|状态|阶段/i, word(WORDS.state)],
  [/unit|单位/i, word(WORDS.unit)],
  [/customer|company|shop|store|outlet|dealer|supplier|客户|公司|门店|经销商|供应商/i, company],
  [/code|no$|number|编号|编码|单号/i, code],
  [/owner|user|keeper|manager|sales|person|contact|creat|负责人|业务员|创建人|联系人|姓名|人$/i, person],
  [/note|remark|desc|memo|备注|说明|描述/i, word(WORDS.note)],
  [/name|text|title|名称/i, company],
];

function makerOf({ name, title, format, keys }: Column): Maker {
  if (keys && keys.length > 0) return (draw) => keys[draw(keys.length)];
  const byFormat = format === undefined ? undefined : lookUp(BY_FORMAT, format);
  if (byFormat) return byFormat;
  const byWord = BY_WORD.find(([words]) => words.test(name)) ?? BY_WORD.find(([words]) => words.test(title));
  return byWord?.[1] ?? ((draw) => `${of(draw, WORDS.brand)}${1 + draw(99)}`);
}

/** The sample value of a field; the same seed gives the same value. */
export function sampleValue(column: Column, index: number, seed: string): unknown {
  return makerOf(column)(seededNumbers(`${seed} ${column.name} ${index}`), index);
}
