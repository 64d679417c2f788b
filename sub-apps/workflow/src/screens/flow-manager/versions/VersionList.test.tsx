import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { portalWith, renderScreen } from '../../../../../../tests/support/renderScreen';
import { texts } from '../FlowManager';
import { VERSIONS_PER_STEP, VersionList } from './VersionList';

function show(count: number) {
  const versions = Array.from({ length: count }, (_, index) => ({
    published: count - index,
    publishedAt: '',
    publishedBy: '张伟',
    note: '',
    runningCount: 0,
  }));
  function Screen() {
    const [shown, setShown] = useState(VERSIONS_PER_STEP);
    return (
      <VersionList
        label="版本"
        versions={versions}
        current={count}
        shown={shown}
        onShow={setShown}
        onView={() => undefined}
      />
    );
  }
  renderScreen(Screen, portalWith(texts));
}
const rows = () => screen.getAllByRole('listitem').length;

test('of very many versions the newest are shown, and a button shows earlier ones and goes on there', () => {
  show(2_060);
  expect(rows()).toBe(50);
  fireEvent.click(screen.getByRole('button', { name: '更早的版本（还有 2010 个）' }));
  expect(rows()).toBe(100);
  expect(screen.getByRole('button', { name: '查看 V2010' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '更早的版本（还有 1960 个）' })).toBeVisible();
});

test('where all versions are shown there is nothing more to show', () => {
  show(51);
  fireEvent.click(screen.getByRole('button', { name: /更早的版本/ }));
  expect(rows()).toBe(51);
  expect(screen.queryByRole('button', { name: /更早的版本/ })).toBeNull();
});
