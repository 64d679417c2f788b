import { screen } from '@testing-library/react';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { centreTexts } from '../../locales/centre';
import { processTexts } from '../../locales/process';
import { startTexts } from '../../locales/start';
import Flow from './Flow';

// Jest compiles them, which takes longer than a screen may.
beforeAll(() => Promise.all([import('./FlowCentre'), import('../flow-start/FlowStart'), import('../process/Process')]));

const FLOW = '/api/teapi/workflow/flow';

function show(route: string) {
  const fake = portalWith(centreTexts, startTexts, processTexts);
  fake.answer(`${FLOW}/flows`, []);
  fake.answer(`${FLOW}/getstart`, { flowcode: 'leave', flowname: '请假申请' });
  fake.answer(`${FLOW}/preview`, { path: [], branches: [], problems: [] });
  fake.answer(`${FLOW}/getprocess`, { processid: 'p1', title: '请假三天', steps: [], fields: [] });
  renderScreen(Flow, fake, route);
}

test('without a query it is the flow centre', async () => {
  show('/flow');
  expect(await screen.findByRole('tab', { name: '我发起的' })).toBeVisible();
});

test('a flow in the query is started, also with a draft', async () => {
  show('/flow?flowcode=leave&processid=d1');
  expect(await screen.findByRole('heading', { name: '请假申请' })).toBeVisible();
});

test('a process alone in the query is shown', async () => {
  show('/flow?processid=p1');
  expect(await screen.findByText('请假三天')).toBeVisible();
});
