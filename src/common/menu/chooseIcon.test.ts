import { chooseIcon } from './chooseIcon';

describe('the icon of a menu item', () => {
  it('is the one that the server names, with its colour', () => {
    expect(chooseIcon('order', '工作台')).toEqual({ name: 'order' });
    expect(chooseIcon('order:#0b7a75', '')).toEqual({ name: 'order', color: '#0b7a75' });
  });

  it('keeps a colour without a name', () => {
    expect(chooseIcon(':red', '订单管理')).toEqual({ name: 'order', color: 'red' });
  });

  it.each([
    ['工作台', 'home'],
    ['费用与审批', 'approval'],
    ['区域销售分析', 'chart'],
    ['客户管理', 'customer'],
    ['系统管理', 'setting'],
    ['角色管理', 'role'],
    ['退货单', 'order'],
    ['门店拜访', 'visit'],
  ])('is chosen by the words of the title: %s → %s', (title, name) => {
    expect(chooseIcon(undefined, title).name).toBe(name);
  });

  it('is the module icon when no word matches, and when the server names an unknown one', () => {
    expect(chooseIcon(undefined, 'Something')).toEqual({ name: 'module' });
    expect(chooseIcon('no-such-icon', 'Something')).toEqual({ name: 'module' });
    expect(chooseIcon('constructor', 'Something')).toEqual({ name: 'module' });
    expect(chooseIcon('__proto__', '订单管理')).toEqual({ name: 'order' });
  });

  it('ignores an invalid colour', () => {
    expect(chooseIcon('order:url(javascript)', '')).toEqual({ name: 'order' });
  });
});
