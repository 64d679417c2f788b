import { render, screen } from '@testing-library/react';
import { ConfigProvider, theme } from 'antd';
import { useAntdTheme } from './useAntdTheme';

const REDUCED = '(prefers-reduced-motion: reduce)';

const Token = () => <p>{theme.useToken().token.motion ? 'moves' : 'is still'}</p>;
const Widgets = () => (
  <ConfigProvider theme={useAntdTheme({ name: 'light', density: 'default' })}>
    <Token />
  </ConfigProvider>
);

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

test('enables the animations of widgets', () => {
  render(<Widgets />);
  expect(screen.getByText('moves')).toBeVisible();
});

test('turns motion off when the system prefers reduced motion', () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === REDUCED });
  render(<Widgets />);
  expect(screen.getByText('is still')).toBeVisible();
});
