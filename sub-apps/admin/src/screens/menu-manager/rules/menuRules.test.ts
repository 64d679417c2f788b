import type { MenuItem } from '../../../api/menu';
import { readMenuDraft } from '../../../api/menu';
import { blankItem, dropPlace, findItem, firstItems, moveItem, placeAfter, removeItem, titleIn } from './menuItems';
import type { Move } from './menuItems';
import { firstInvalid, hiddenItems, problemsOf } from './menuProblems';
import { menuChanges, mergeMenus } from './mergeMenus';

const item = (id: string, fields: Partial<MenuItem> = {}): MenuItem => ({ ...blankItem(id), chinese: id, ...fields });
const page = (id: string, functionCode = '') => item(id, { pageCode: id, functionCode });
const group = (id: string, ...children: MenuItem[]) => item(id, { children });

const MENU = [page('home'), group('sales', page('orders'), page('visits')), group('system', page('roles'))];

/** The ids of the tree: `home sales(orders visits) system(roles)`. */
const tree = (items: readonly MenuItem[]): string =>
  items.map(({ id, children }) => (children.length > 0 ? `${id}(${tree(children)})` : id)).join(' ');
const moved = (id: string, move: Move, items: readonly MenuItem[] = MENU) => {
  const place = placeAfter(items, id, move);
  return place && tree(moveItem(items, id, place));
};

test('the first items are counted on both levels', () => {
  expect([1, 3, 4, 9].map((most) => tree(firstItems(MENU, most)))).toEqual([
    'home',
    'home sales(orders)',
    'home sales(orders visits)',
    'home sales(orders visits) system(roles)',
  ]);
});

describe('a step of the keyboard', () => {
  it('moves an item among its siblings, and stops at the ends', () => {
    expect(moved('sales', 'up')).toBe('sales(orders visits) home system(roles)');
    expect(moved('sales', 'down')).toBe('home system(roles) sales(orders visits)');
    expect(moved('orders', 'down')).toBe('home sales(visits orders) system(roles)');
    expect([moved('home', 'up'), moved('system', 'down'), moved('orders', 'up')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('moves an item into the group above it and out of its group', () => {
    const items = [group('sales', page('orders')), page('visits')];
    expect(moved('visits', 'into', items)).toBe('sales(orders visits)');
    expect(moved('orders', 'out')).toBe('home sales(visits) orders system(roles)');
    expect(moved('home', 'out')).toBeUndefined();
  });

  it('never makes a third level', () => {
    expect(moved('system', 'into')).toBeUndefined();
    expect(moved('orders', 'into')).toBeUndefined();
    expect(tree(moveItem(MENU, 'system', { parentId: 'sales', index: 0 }))).toBe(tree(MENU));
  });
});

describe('a dragged item', () => {
  const dropped = (id: string, overId: string, at: number) => {
    const place = dropPlace(MENU, id, overId, at);
    return place && tree(moveItem(MENU, id, place));
  };

  it('is dropped before, into or after a top-level item, by the height of the pointer', () => {
    expect(dropped('roles', 'home', 0.1)).toBe('roles home sales(orders visits) system');
    expect(dropped('roles', 'home', 0.5)).toBe('home(roles) sales(orders visits) system');
    expect(dropped('roles', 'home', 0.9)).toBe('home roles sales(orders visits) system');
  });

  it('becomes the first child below the title of a group with children', () => {
    expect(dropped('roles', 'sales', 0.9)).toBe('home sales(roles orders visits) system');
    expect(dropped('home', 'visits', 0.9)).toBe('sales(orders visits home) system(roles)');
  });

  it('is a group only beside other top-level items', () => {
    expect(dropped('system', 'sales', 0.4)).toBe('home system(roles) sales(orders visits)');
    expect(dropped('system', 'orders', 0.4)).toBeUndefined();
    expect(dropped('orders', 'orders', 0.4)).toBeUndefined();
  });
});

describe('an item', () => {
  const choices = {
    pages: [],
    screens: [{ pageCode: 'native:rolemgr', title: '角色管理', functionCode: 'ROLE_VIEW' }],
    functions: [{ key: 'system', text: '系统', children: [{ key: 'ROLE_VIEW', text: '查看角色' }] }],
  };
  const kinds = (fields: Partial<MenuItem>) => problemsOf(item('a', fields), choices).map(({ kind }) => kind);

  it('needs a Chinese title of at most 30 characters', () => {
    expect(kinds({ chinese: ' ', pageCode: 'x' })).toEqual(['title']);
    expect(kinds({ english: 'x'.repeat(31), pageCode: 'x' })).toEqual(['titleLength']);
    expect(firstInvalid([page('x'), group('y', item('z', { chinese: '' }))], choices)?.id).toBe('z');
    expect(firstInvalid(MENU, choices)).toBeUndefined();
  });

  it('without a page and without children gets a warning', () => {
    expect(kinds({})).toEqual(['noTarget']);
    expect(kinds({ children: [page('x')] })).toEqual([]);
  });

  it('gets a warning for a function or a screen that nobody has, and for a screen that needs another function', () => {
    expect(kinds({ pageCode: 'x', functionCode: 'FORECAST_VIEW' })).toEqual(['unknownFunction']);
    expect(kinds({ pageCode: 'native:nowhere' })).toEqual(['unknownScreen']);
    expect(problemsOf(item('a', { pageCode: 'native:rolemgr' }), choices)).toEqual([
      { kind: 'screenFunction', isError: false, name: '查看角色' },
    ]);
    expect(kinds({ pageCode: 'native:rolemgr', functionCode: 'ROLE_VIEW' })).toEqual([]);
  });

  it('has its Chinese title in a language without one', () => {
    const orders = item('orders', { chinese: '订单', english: 'Orders' });
    expect((['zh-CN', 'en', 'zh-TW', 'other'] as const).map((language) => titleIn(orders, language))).toEqual([
      '订单',
      'Orders',
      '订单',
      '订单',
    ]);
  });
});

test('the reason why a position does not see an item is its function, its target, its children or its group', () => {
  const items = [
    item('empty'),
    { ...group('secret', page('inside')), functionCode: 'SECRET' },
    group('hollow', page('hidden', 'SECRET')),
    page('home'),
  ];
  expect([...hiddenItems(items, (code) => !code)]).toEqual([
    ['empty', 'noTarget'],
    ['secret', 'function'],
    ['inside', 'parent'],
    ['hollow', 'noVisibleChild'],
    ['hidden', 'function'],
  ]);
});

describe('two menus', () => {
  it('differ by what was added, removed, changed and moved; one moved item is one difference', () => {
    const to = [
      group('sales', page('orders'), item('visits', { pageCode: 'visits', english: 'Visits' })),
      group('system', page('log')),
      page('home'),
    ];
    expect(menuChanges(MENU, to).map(({ kind, item: { id }, fields }) => [kind, id, ...fields])).toEqual([
      ['changed', 'visits', 'english'],
      ['added', 'log'],
      ['moved', 'home'],
      ['removed', 'roles'],
    ]);
    expect(menuChanges(MENU, MENU)).toEqual([]);
  });

  it('are merged: the changes of both are kept, and of a field that both have changed the own value', () => {
    const mine = moveItem(MENU, 'home', { parentId: undefined, index: 3 }).map((each) =>
      each.id === 'system' ? { ...each, english: 'Mine', icon: 'setting' } : each,
    );
    const stored = [...MENU, page('news')].map((each) =>
      each.id === 'system' ? { ...each, english: 'Theirs', functionCode: 'X' } : each,
    );
    const merged = mergeMenus(MENU, mine, stored);
    expect(tree(merged)).toBe('sales(orders visits) system(roles) home news');
    expect(findItem(merged, 'system')?.item).toMatchObject({ english: 'Mine', icon: 'setting', functionCode: 'X' });
  });

  it('are merged without losing an item that one removes and the other changes or fills', () => {
    const withoutSales = removeItem(MENU, 'sales');
    const filled = MENU.map((each) => (each.id === 'sales' ? group('sales', ...each.children, page('goals')) : each));
    expect(tree(mergeMenus(MENU, withoutSales, filled))).toContain('goals');
    expect(tree(mergeMenus(MENU, withoutSales, MENU))).toBe('home system(roles)');
    const renamed = MENU.map((each) => (each.id === 'home' ? { ...each, chinese: '首页' } : each));
    expect(tree(mergeMenus(MENU, renamed, removeItem(MENU, 'home')))).toBe('home sales(orders visits) system(roles)');
  });

  it('are merged to two levels, and keep an item whose group has become a child', () => {
    const mine = [...MENU.slice(0, 2), group('system', page('roles'), page('log'))];
    const stored = [page('home'), group('sales', page('orders'), page('visits'), page('system')), page('roles')];
    const merged = mergeMenus(MENU, mine, stored);
    expect(findItem(merged, 'log')?.parentId).toBeUndefined();
    expect(merged.every(({ children }) => children.every((child) => child.children.length === 0))).toBe(true);
    const emptied = [page('home'), group('sales', page('orders'), page('visits'), page('system')), page('roles')];
    expect(tree(mergeMenus(MENU, emptied, MENU))).toBe('home sales(orders visits system) roles');
  });
});

test('a draft is read only if it is a menu of two levels in which every id is unique', () => {
  expect(readMenuDraft({ items: MENU })).toEqual({ items: MENU });
  expect(readMenuDraft({ items: [...MENU, page('home')] })).toEqual({});
  expect(readMenuDraft({ items: [group('a', group('b', page('c')))] })).toEqual({});
  expect([readMenuDraft({ items: [{ id: 1 }] }), readMenuDraft('x'), readMenuDraft(undefined)]).toEqual([{}, {}, {}]);
});
