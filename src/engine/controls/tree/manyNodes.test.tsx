import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showControls } from '../../react/testView';

/** jsdom lays nothing out. */
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight', 'offsetWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 320 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get(this: HTMLElement) {
      return this.role === 'tree' ? 320 : 32;
    },
  });
});

it('a tree mounts only those of many nodes that are in sight, and a key leads to the last of them', async () => {
  const options = Array.from({ length: 5_000 }, (_, index) => ({ key: index, text: `门店 ${index}` }));
  showControls([{ type: 'tree', name: 'store', title: '门店', options }]);
  expect(await screen.findByRole('treeitem', { name: '门店 0' })).toHaveAttribute('aria-setsize', '5000');
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(50);
  const tree = screen.getByRole('tree', { name: '门店' });
  tree.focus();
  await userEvent.keyboard('{End}');
  expect(document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('门店 4999');
});
