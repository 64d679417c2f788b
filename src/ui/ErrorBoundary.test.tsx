import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

it('shows the fallback in the place of a part that has failed, reports the error, and mounts the part again', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  const failure = new Error('broken');
  let isBroken = true;
  function Part() {
    if (isBroken) throw failure;
    return <p>the part</p>;
  }
  render(
    <ErrorBoundary
      onError={onError}
      fallback={(error, retry) => <button onClick={retry}>{error === failure ? 'again' : 'unknown'}</button>}
    >
      <Part />
    </ErrorBoundary>,
  );
  expect(onError).toHaveBeenCalledWith(failure, expect.anything());
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'again' }));
  expect(screen.getByText('the part')).toBeVisible();
  consoleError.mockRestore();
});
