import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServicesProvider } from '@/app-context/services';
import { createTestServices } from '@/services/testing/createTestServices';
import { SplitPane } from './SplitPane';

/** jsdom captures no pointers; the browser test drags. */
beforeAll(() => {
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.hasPointerCapture = () => false;
});

function show(services = createTestServices()) {
  render(
    <ServicesProvider services={services}>
      <SplitPane label="宽度" storageKey="split">
        <p>左</p>
        <p>右</p>
      </SplitPane>
    </ServicesProvider>,
  );
  return { services, separator: screen.getByRole('separator', { name: '宽度' }), user: userEvent.setup() };
}

it('the arrow keys move the separator within its limits, and a double click centres it', async () => {
  const { separator, user } = show();
  expect(separator).toHaveAttribute('aria-valuenow', '50');
  separator.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(separator).toHaveAttribute('aria-valuenow', '52');
  await user.keyboard('{End}{ArrowRight}');
  expect(separator).toHaveAttribute('aria-valuenow', '75');
  await user.dblClick(separator);
  expect(separator).toHaveAttribute('aria-valuenow', '50');
});

it('the place of the separator is remembered', async () => {
  const { services, separator, user } = show();
  separator.focus();
  await user.keyboard('{Home}');
  document.body.replaceChildren();
  expect(show(services).separator).toHaveAttribute('aria-valuenow', '25');
});

it('a stored value that is no number counts as half', () => {
  const services = createTestServices();
  services.storage.setItem('split', 'wide');
  expect(show(services).separator).toHaveAttribute('aria-valuenow', '50');
});
