import type { SubAppProps } from '../contract/portal';
import { startAlone } from './startAlone';

/** A sub-app that records the views of its lifecycle props. */
function fakeApp() {
  const received: SubAppProps[] = [];
  const receive = async (props: SubAppProps) => void received.push(props);
  return { received, app: { mount: receive, update: receive } };
}

beforeEach(() => {
  document.body.replaceChildren();
  window.location.hash = '';
});

test('shows the first screen, then the screen of the address', async () => {
  const { received, app } = fakeApp();
  await startAlone(app, ['/report-List', '/report-detail']);
  expect(received.at(-1)?.views[0]?.route).toBe('/report-List');
  window.location.hash = '/report-detail?reportcode=x';
  window.dispatchEvent(new Event('hashchange'));
  expect(received.at(-1)?.views).toEqual([expect.objectContaining({ route: '/report-detail?reportcode=x' })]);
});

test('calls reach the mock platform, and a rejected call is a service error', async () => {
  const { received, app } = fakeApp();
  await startAlone(app, ['/rolemgr']);
  const portal = received[0]?.views[0]?.portal;
  const answer = jest.fn();
  window.fetch = answer;
  answer.mockResolvedValueOnce({ ok: true, status: 200, json: async () => ({ resp_data: [1] }) });
  await expect(portal?.http.post('/api/x', { a: 1 })).resolves.toEqual([1]);
  expect(answer).toHaveBeenCalledWith('/api/x', expect.objectContaining({ method: 'POST', body: '{"a":1}' }));
  answer.mockResolvedValueOnce({ ok: false, status: 500, json: async () => ({ error_code: 'role.code_taken' }) });
  await expect(portal?.http.post('/api/x', {})).rejects.toMatchObject({ kind: 'service', code: 'role.code_taken' });
});

test('shows notices of the screen and passes a change of language to it', async () => {
  const { received, app } = fakeApp();
  await startAlone(app, ['/rolemgr']);
  const portal = received[0]?.views[0]?.portal;
  portal?.message.success('保存成功');
  expect(document.querySelector('output')).toHaveTextContent('保存成功');
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'English')?.click();
  expect(portal?.i18n.get().language).toBe('en');
});
