import { screen } from '@testing-library/react';
import { renderPanel } from './check/panel/testPanels';
import type { Failure } from './jobFlow';
import { ResultButtons } from './ResultButtons';

const OUTCOMES: readonly [string, Failure | undefined, boolean, readonly string[], string | undefined][] = [
  ['a success', undefined, false, ['Again', 'Close'], 'Close'],
  ['a success whose file is to be saved again', undefined, true, ['Again', 'Close'], undefined],
  ['a lost connection', { kind: 'network' }, false, ['Close', 'Again', 'Retry'], 'Retry'],
  ['a failed upload', { kind: 'upload', error: 'x' }, false, ['Close', 'Again', 'Retry'], 'Retry'],
  ['a job that is lost', { kind: 'lost' }, false, ['Close', 'Again'], 'Again'],
  ['refused rows', { kind: 'result' }, false, ['Close', 'Again'], 'Again'],
  ['refused rows that can be corrected', { kind: 'result' }, true, ['Close', 'Again'], undefined],
];

test.each(OUTCOMES)(
  'after %s the primary button is what helps',
  async (_outcome, failure, hasRemedy, names, primary) => {
    const act = jest.fn();
    await renderPanel(
      <ResultButtons failure={failure} again="Again" hasRemedy={hasRemedy} onAgain={act} onRetry={act} onClose={act} />,
      'en',
    );
    const buttons = screen.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
    const found = buttons.filter(({ className }) => className.includes('ant-btn-primary'));
    expect(found.map(({ textContent }) => textContent)).toEqual(primary ? [primary] : []);
  },
);
