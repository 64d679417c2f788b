import { act, render, screen } from '@testing-library/react';
import { StartUpScreen } from '../../src/features/start-up/screen/StartUpScreen';
import { createTestServices } from '../../src/services/testing/createTestServices';
import { signIn } from '../../src/services/testing/signIn';
import { ServicesProvider } from '../../src/app-context/services';
import { BAD_ANSWERS } from './badAnswers';

const UI = '/api/teapi/protocol/uiprotocol';
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/teapi/offline/generateid': ['1', '2'],
  '/api/teapi/protocol/language/gets': [],
  [`${UI}/getnativefunctions`]: [],
  [`${UI}/getwebuiscripts`]: [],
  [`${UI}/getwidgets`]: [{ ename: 'gauge', updatetime: 1, mainfilekey: 'k' }],
  '/api/teapi/protocol/file/download': 'code',
  '/api/teapi/protocol/pagenavigation/getwebmenudata': [],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const cases = Object.keys(ANSWERS).flatMap((path) =>
  BAD_ANSWERS.map(([kind, answer]) => [path, kind, answer] as const),
);

test.each(cases)(
  'when %s answers %s, start-up continues, or names the failed step and offers a retry',
  async (path, kind, answer) => {
    const services = createTestServices();
    signIn(services);
    Object.entries(ANSWERS).forEach(([each, data]) => services.server.on(each, () => ({ resp_data: data })));
    services.server.on(path, answer);
    const onComplete = jest.fn();
    render(
      <ServicesProvider services={services}>
        <StartUpScreen prepareEngine={() => Promise.resolve()} onComplete={onComplete} onSignOut={jest.fn()} />
      </ServicesProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(kind === 'never' ? 70_000 : 3_000));
    if (onComplete.mock.calls.length > 0) return;
    expect(screen.getByRole('alert')).toHaveTextContent(/加载失败./);
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
  },
);
