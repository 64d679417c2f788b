import { screen } from '@testing-library/react';
import { showControls } from '../../react/testView';

it('says in its place that a component is not registered, and goes on with the page', () => {
  showControls([{ type: 'custom', name: 'card', title: '便签', component: 'note-card' }, { type: 'text', name: 'name', title: '名称' }]);
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('engine.notregistered');
  expect(card).toHaveTextContent('engine.issue.unknown-component {"component":"note-card"}');
  expect(card).toHaveTextContent('unknown-component · test-page · controls[0].component');
  expect(screen.getByLabelText('名称')).toBeVisible();
});

it('must name its component', () => {
  showControls([{ type: 'custom', name: 'card', title: '便签' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('engine.issue.required {"expected":"component"}');
});
