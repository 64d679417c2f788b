import { fireEvent, screen } from '@testing-library/react';
import { narrowWindow } from '../../../../../tests/support/narrowWindow';
import { portalWith, renderScreen } from '../../../../../tests/support/renderScreen';
import { DimensionSwitch } from './DimensionSwitch';

const DIMENSIONS = [
  { code: 'region', name: '区域' },
  { code: 'product', name: '商品' },
];

test('on a phone a dimension is chosen from a list, which shows no code of a dimension that it lacks', async () => {
  const restore = narrowWindow();
  const handleChange = jest.fn();
  renderScreen(
    () => <DimensionSwitch label="统计维度" dimensions={DIMENSIONS} value="gone" onChange={handleChange} />,
    portalWith({}),
  );
  expect(screen.queryByText('gone')).toBeNull();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '统计维度' }));
  fireEvent.click(await screen.findByText('商品', { selector: '.ant-select-item-option-content' }));
  expect(handleChange).toHaveBeenCalledWith('product', expect.anything());
  restore();
});
