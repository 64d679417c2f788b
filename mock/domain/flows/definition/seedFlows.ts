import type { Position } from '../../company/entities';
import { isHeld } from '../../company/entities';
import { POSTS } from '../../company/plan';
import { ROLE_IDS } from '../../fixtures';
import { SEEDED } from '../../records/record';
import type { Approvers, Flow } from './flow';
import { MANAGER, approval, branch, end, required, start } from './seedNodes';

/** The people whom the seeded flows name. */
interface Deciders {
  director: Approvers;
  finance: Approvers;
  marketing: Approvers;
}

/** Roles of the finance department, before the positions that stand in for it. */
const FINANCE_ROLES = ['role-finance', 'role-accountant'];

/** The deciders of a company. Where nobody holds a finance position, the last branch's manager checks the figures. */
function findDeciders(positions: Iterable<Position>): Deciders {
  const held = [...positions].filter((position) => isHeld(position) && !position.isDisabled);
  const named = (name: string) => held.filter((position) => position.name === name);
  const managers = named(POSTS.manager);
  const finance = held.find(({ roleIds }) => roleIds.some((id) => FINANCE_ROLES.includes(id))) ?? managers.at(-1);
  const of = (position: Position | undefined): Approvers => ({
    type: 'position',
    ids: position ? [position.id] : [],
  });
  return { director: of(named(POSTS.director)[0]), finance: of(finance), marketing: of(managers[0]) };
}

type SeededFlow = Pick<Flow, 'code' | 'name' | 'group' | 'icon' | 'description' | 'pageCode' | 'nodes'> &
  Partial<Pick<Flow, 'isInternal'>>;

const flowsOf = ({ director, finance, marketing }: Deciders): readonly SeededFlow[] => [
  {
    code: 'expense',
    name: '费用报销',
    group: '财务',
    icon: 'wallet',
    description: '差旅、招待、陈列等费用的报销；3000 元及以上须总监与财务会签',
    pageCode: 'flow-expense',
    nodes: [
      start({ ...required('type', 'reason', 'lines'), amount: 'readonly' }),
      approval('manager', '直属经理审批', [MANAGER]),
      {
        id: 'amount',
        type: 'condition',
        name: '按金额',
        branches: [
          branch(
            'large',
            '3000 元及以上',
            'amount >= 3000',
            approval('countersign', '总监与财务会签', [director, finance], { mode: 'all' }),
          ),
          branch('small', '其他情况', ''),
        ],
      },
      { id: 'finance-copy', type: 'copy', name: '抄送财务', approvers: [finance] },
      end,
    ],
  },
  {
    code: 'leave',
    name: '请假申请',
    group: '人事',
    icon: 'calendar',
    description: '年假、事假、病假等；超过 3 天须经理与总监会签',
    pageCode: 'flow-leave',
    nodes: [
      start({ ...required('type', 'from', 'to', 'reason'), days: 'readonly' }),
      {
        id: 'length',
        type: 'condition',
        name: '按天数',
        branches: [
          branch(
            'long',
            '超过 3 天',
            'days > 3',
            approval('both', '经理与总监会签', [MANAGER, director], { mode: 'all' }),
          ),
          branch('short', '其他情况', '', approval('manager', '直属经理审批', [MANAGER]), {
            id: 'director-copy',
            type: 'copy',
            name: '抄送销售总监',
            approvers: [director],
          }),
        ],
      },
      end,
    ],
  },
  {
    code: 'newstore',
    name: '新店开业审批',
    group: '销售',
    icon: 'shop',
    description: '市场与财务同时评估，再由总监审批',
    pageCode: 'flow-newstore',
    nodes: [
      start({
        ...required('name', 'region', 'address', 'area', 'rent'),
        market: 'hidden',
        finance: 'hidden',
      }),
      {
        id: 'assessment',
        type: 'parallel',
        name: '同时评估',
        branches: [
          branch(
            'marketing-branch',
            '市场',
            '',
            approval('marketing', '市场评估', [marketing], {
              rights: { default: 'readonly', fields: { market: 'required', finance: 'hidden' } },
            }),
          ),
          branch(
            'finance-branch',
            '财务',
            '',
            approval('finance', '财务评估', [finance], {
              rights: { default: 'readonly', fields: { finance: 'required', market: 'hidden' } },
            }),
          ),
        ],
      },
      approval('director', '销售总监审批', [director], { dueHours: 48, needsSignature: true }),
      {
        id: 'managers-copy',
        type: 'copy',
        name: '抄送区域经理',
        approvers: [{ type: 'role', ids: [ROLE_IDS.manager] }],
      },
      end,
    ],
  },
  {
    code: 'discount',
    name: '折扣审批',
    group: '销售',
    icon: 'tag',
    description: '超出权限的折扣；经理可退回补充，复核人由申请人选择',
    pageCode: 'flow-discount',
    nodes: [
      start(required('customer', 'percentage', 'amount', 'reason')),
      approval('manager', '直属经理审批', [MANAGER], { needsComment: true }),
      approval('reviewer', '折扣复核', [{ type: 'chosen', isMultiple: false }], { whenEmpty: 'refuse' }),
      end,
    ],
  },
  {
    code: 'order',
    name: '订单审批',
    group: '销售',
    icon: 'order',
    description: '提交订单时自动发起；3000 元及以上须总监审批',
    pageCode: 'order-form',
    isInternal: true,
    nodes: [
      start({}, 'readonly'),
      approval('manager', '区域经理审批', [MANAGER]),
      {
        id: 'amount',
        type: 'condition',
        name: '按金额',
        branches: [
          branch('large', '3000 元及以上', 'amount >= 3000', approval('director', '销售总监审批', [director])),
          branch('small', '其他情况', ''),
        ],
      },
      end,
    ],
  },
  {
    code: 'customer',
    name: '客户资料核对',
    group: '销售',
    icon: 'customer',
    description: '请负责的销售代表核对客户资料',
    pageCode: '',
    isInternal: true,
    nodes: [
      start(),
      approval('confirm', '销售代表确认', [{ type: 'chosen', isMultiple: false }], {
        whenEmpty: 'refuse',
        canReturn: false,
        dueHours: undefined,
      }),
      end,
    ],
  },
];

/** The flows of a new company by code, each published once. */
export function seedFlows(positions: Iterable<Position>): Map<string, Flow> {
  const deciders = findDeciders(positions);
  // Two, so that neither decides about their own application.
  const adminPositionIds = [deciders.director, deciders.finance].flatMap((each) =>
    each.type === 'position' ? each.ids : [],
  );
  return new Map(
    flowsOf(deciders).map((seeded) => {
      const { code, name, pageCode, nodes, isInternal = false } = seeded;
      const published = { published: 1, name, pageCode, nodes, publishedBy: SEEDED.updatedBy, note: '' };
      const flow: Flow = {
        ...SEEDED,
        ...seeded,
        id: code,
        adminPositionIds,
        versions: [{ ...published, publishedAt: SEEDED.updatedAt.slice(0, 16) }],
        isDisabled: false,
        isInternal,
      };
      return [code, flow];
    }),
  );
}
