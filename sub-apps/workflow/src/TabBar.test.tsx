import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hiddenEnds, TabBar, tabId } from './TabBar';

const TABS = ['一', '二', '三'].map((title, index) => ({ key: `t${index}`, title }));

function Tabs() {
  const [shown, setShown] = useState('t0');
  return <TabBar label="分类" tabs={TABS} shown={shown} panelId={(key) => `panel-${key}`} onShow={setShown} />;
}
const tab = (name: string) => screen.getByRole('tab', { name });

test('arrow keys, Home and End move between the tabs, and the tab key reaches only the one that is shown', () => {
  render(<Tabs />);
  const bar = screen.getByRole('tablist', { name: '分类' });
  const shownAfter = (key: string) => {
    fireEvent.keyDown(bar, { key });
    expect(document.activeElement).toHaveAttribute('aria-selected', 'true');
    return document.activeElement?.textContent;
  };
  expect(['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map(shownAfter)).toEqual([
    '二',
    '三',
    '一',
    '三',
    '一',
  ]);
  expect(TABS.map(({ title }) => tab(title).tabIndex)).toEqual([0, -1, -1]);
  expect([tab('二').id, tab('二').getAttribute('aria-controls')]).toEqual([tabId('panel-t1'), 'panel-t1']);
});

test('a bar that is wider than its place shows at which end there is more', () => {
  const ends = (scrollLeft: number) => hiddenEnds({ scrollLeft, clientWidth: 100, scrollWidth: 180 } as Element);
  expect([ends(0), ends(40), ends(80)]).toEqual(['after', 'both', 'before']);
  expect(hiddenEnds({ scrollLeft: 0, clientWidth: 100, scrollWidth: 100 } as Element)).toBeUndefined();
});
