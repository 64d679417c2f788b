import { PAYMENTS, VISIT_PURPOSES } from '../company/entities';
import { createIdSource } from '../ids';
import { findText } from '../languages/records';
import type { Text } from '../languages/table';
import { seededRecords } from '../records/createRecords';
import { CHANNELS } from '../seed/names';
import type { DictionaryCategory, DictionaryItem } from './dictionary';
import { CATEGORIES } from './dictionary';

type SeededItem = Partial<DictionaryItem> & Pick<DictionaryItem, 'code' | 'names'>;

interface SeededCategory {
  code: string;
  names: Text;
  remark?: string;
  isBuiltIn?: boolean;
  /** The companies that have it; all without a list. */
  tenants?: readonly string[];
  items: readonly SeededItem[];
}

/** A value whose text the platform has already. */
const known = (code: string, key: string): SeededItem => {
  const text = findText(key);
  if (!text) throw new Error(`There is no text for ${key}`);
  return { code, names: [text[0], text[1], text[2]] };
};

const item = (code: string, ...names: [string, string, string]): SeededItem => ({ code, names });

const SEED: readonly SeededCategory[] = [
  {
    code: CATEGORIES.channel,
    names: ['渠道', 'Channel', '通路'],
    remark: '客户所属的销售渠道',
    isBuiltIn: true,
    items: [
      ...CHANNELS.map(({ code, name }) => known(code, name)),
      { ...item('campus', '校园店', 'Campus store', '校園店'), isEnabled: false, remark: '2025 年起并入便利店' },
    ],
  },
  {
    code: CATEGORIES.customerLevel,
    names: ['客户等级', 'Customer level', '客戶等級'],
    remark: '按信用额度和合作年限评定',
    isBuiltIn: true,
    items: [
      item('A', 'A 类', 'Class A', 'A 類'),
      item('B', 'B 类', 'Class B', 'B 類'),
      { ...item('C', 'C 类', 'Class C', 'C 類'), isDefault: true, remark: '新客户的默认等级' },
    ],
  },
  {
    code: CATEGORIES.payment,
    names: ['付款方式', 'Payment', '付款方式'],
    isBuiltIn: true,
    items: PAYMENTS.map((code) => ({ ...known(code, `payment.${code}`), isDefault: code === 'month30' })),
  },
  {
    code: CATEGORIES.visitPurpose,
    names: ['拜访目的', 'Visit purpose', '拜訪目的'],
    isBuiltIn: true,
    items: VISIT_PURPOSES.map((code) => ({
      ...known(code, `visit.purpose.${code}`),
      isDefault: code === 'routine',
    })),
  },
  {
    code: 'returnreason',
    names: ['退货原因', 'Return reason', '退貨原因'],
    items: [
      item('damaged', '破损', 'Damaged', '破損'),
      item('expiring', '临期', 'Near expiry', '即期'),
      item('wrong', '发错货', 'Wrong goods', '發錯貨'),
      item('unsold', '滞销', 'Slow-moving', '滯銷'),
    ],
  },
  {
    code: 'competitor',
    names: ['竞品品牌', 'Competing brand', '競品品牌'],
    remark: '陈列检查时记录',
    tenants: ['hd'],
    items: [
      item('local', '本地品牌', '', ''),
      item('national', '全国品牌', '', ''),
      item('imported', '进口品牌', '', ''),
    ],
  },
  {
    code: 'promotion',
    names: ['促销形式', 'Kind of promotion', '促銷形式'],
    tenants: ['nf'],
    items: [
      item('discount', '特价', 'Special price', '特價'),
      item('bundle', '捆绑', 'Bundle', '組合'),
      item('tasting', '试饮', 'Tasting', '試飲'),
    ],
  },
];

/** The categories of a new company and their items, by id. */
export function seedDictionaries(tenantCode: string) {
  const [categoryIds, itemIds] = [createIdSource('dictionary'), createIdSource('dictionaryItem')];
  const categories: Omit<DictionaryCategory, 'version' | 'updatedAt' | 'updatedBy'>[] = [];
  const items: Omit<DictionaryItem, 'version' | 'updatedAt' | 'updatedBy'>[] = [];
  for (const { tenants, items: seeded, remark = '', isBuiltIn = false, ...category } of SEED) {
    if (tenants && !tenants.includes(tenantCode)) continue;
    const id = categoryIds.next();
    const own = seeded.map((each) => ({
      isEnabled: true,
      isDefault: false,
      remark: '',
      ...each,
      id: itemIds.next(),
      categoryId: id,
    }));
    items.push(...own);
    categories.push({ ...category, id, remark, isBuiltIn, order: own.map((each) => each.id) });
  }
  return {
    dictionaries: seededRecords<DictionaryCategory>(categories),
    dictionaryItems: seededRecords<DictionaryItem>(items),
  };
}
