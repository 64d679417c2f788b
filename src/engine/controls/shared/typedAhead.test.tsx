import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, showControls } from '../../react/testView';

/** Keys that a person presses before the widget is there. */
const type = (text: string) =>
  [...text].forEach((data) =>
    fireEvent(
      document.activeElement ?? document.body,
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    ),
  );

describe('what is typed into a field at rest while its widget is being fetched', () => {
  it('is what a select is searched for', async () => {
    showControls([
      {
        type: 'select',
        name: 'customer',
        title: '客户',
        options: [
          { key: 1, text: 'Metro' },
          { key: 2, text: 'Walmart' },
        ],
      },
    ]);
    act(() => field('客户').focus());
    type('walm');
    await waitFor(() => expect(document.querySelector('.ant-select')).not.toBeNull());
    expect(field('客户')).toHaveValue('walm');
    expect(await screen.findByText('Walmart', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
    expect(screen.queryByText('Metro', { selector: '.ant-select-item-option-content' })).toBeNull();
  }, 60_000);

  it('stands in a date', async () => {
    showControls([{ type: 'date', name: 'day', title: '日期' }]);
    act(() => field('日期').focus());
    type('2026-0');
    await waitFor(() => expect(document.querySelector('.ant-picker')).not.toBeNull());
    await waitFor(() => expect(field('日期')).toHaveValue('2026-0'));
  }, 60_000);
});
