import { render, screen } from '@testing-library/react';

test('what is waited for in vain is reported with the document', async () => {
  render(<p>shown</p>);
  const waiting = screen.findByText('missing', {}, { timeout: 1 });
  await expect(waiting).rejects.toThrow(/missing[^]*shown/);
});

test('what is missing at once is reported with the document, too', () => {
  render(<p>shown</p>);
  expect(() => screen.getByText('missing')).toThrow(/missing[^]*shown/);
});
