import { enterWorkspace } from '../support/enterWorkspace';
import { click, fill, findByRole } from '../support/find';
import { goTo } from '../support/locations';
import { productPerTest } from '../support/product/product';
import { waitForNoText, waitForText } from '../support/waitForText';

const product = productPerTest();

test('a changed role is found in the log, with what was added and removed, and opens the roles from there', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/rolemgr',
  });
  await click(page, 'button', '编辑角色 仓库管理员');
  await click(page, 'checkbox', '查看订单');
  await click(page, 'checkbox', '查看拜访');
  await click(page, 'button', '保存');
  await waitForText(page, '保存成功');

  await goTo(page, '/operationlog');
  await fill(page, '关键字', '仓库管理员');
  await click(page, 'button', '查询');
  await waitForText(page, '共 1 条');
  await click(page, 'button', '查看修改仓库管理员的记录');
  await findByRole(page, 'table', '变更内容');
  await waitForText(page, '新增：查看拜访');
  await waitForText(page, '移除：查看订单');
  await click(page, 'button', '打开角色管理');
  await findByRole(page, 'button', '编辑角色 仓库管理员');
  expect(problems).toEqual([]);
});

test('two roles are compared, and the equal functions can be hidden', async () => {
  const { page, problems } = await enterWorkspace(product.browser, product.url, {
    hasPrefetch: true,
    path: '/rolemgr',
  });
  await click(page, 'checkbox', '选择 系统管理员');
  await click(page, 'checkbox', '选择 仓库管理员');
  await click(page, 'button', '对比');
  await findByRole(page, 'table', '功能对比');
  await waitForText(page, '查看工作台');
  await click(page, 'switch', '只看不同');
  await waitForNoText(page, '查看工作台');
  await waitForText(page, '维护客户');
  expect(problems).toEqual([]);
});

test('a position without the function cannot visit the log', async () => {
  const { page } = await enterWorkspace(product.browser, product.url, {
    username: 'li.na',
    position: '销售代表 (杭州分部)',
  });
  await goTo(page, '/operationlog');
  await waitForText(page, '没有权限访问该页面');
});
