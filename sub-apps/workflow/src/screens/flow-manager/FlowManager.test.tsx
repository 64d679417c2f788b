import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { texts as shared } from '../../locales';
import FlowManager, { texts } from './FlowManager';
import { definitionAnswer, FORM_PAGES, mayDo, PATH, TARGETS } from './testFlows';

/** The first design takes long on a busy machine. */
const SHOWN_WITHIN_MS = 10_000;

test('what is edited in the diagram is unsaved input of the design', async () => {
  const fake = portalWith(shared, texts);
  fake.nativeFunctions = mayDo('edit');
  fake.answer(`${PATH}/get`, definitionAnswer());
  fake.answer(`${PATH}/formpages`, FORM_PAGES);
  fake.answer(`${PATH}/targets`, TARGETS);
  renderScreen(FlowManager, fake, '/masterflowmanager?flowid=expense');
  const pane = within(await screen.findByRole('tabpanel', { name: '流程设计' }, { timeout: SHOWN_WITHIN_MS }));
  fireEvent.click(
    (await pane.findAllByRole('button', { name: /主管审批/ }, { timeout: SHOWN_WITHIN_MS }))[0] as HTMLElement,
  );
  const name = await pane.findByDisplayValue('主管审批');
  expect(fake.tabState).toEqual({ view: 'design', selectedId: 'manager' });
  fireEvent.change(name, { target: { value: '经理审批' } });
  fireEvent.blur(name);
  await waitFor(() => expect(fake.isDirty).toBe(true));
  expect(pane.getAllByText('经理审批').length).toBeGreaterThan(0);
});
