import { render, screen } from '@testing-library/react';
import { Tooltip } from 'antd';
import { visibilityRules } from './visibilityStyles';

it('keeps the rules that hide elements or disable the pointer, outside media queries and animations', () => {
  expect(
    visibilityRules(
      '.a{color:red;}.b{color:red;display:none;}@media (max-width:1px){.c{display:none;}}' +
        '@keyframes d{from{visibility:hidden;}}.e{pointer-events:none;}.f{display:flex;}',
    ),
  ).toBe('.b{color:red;display:none;}.e{pointer-events:none;}');
});

it('lets antd hide a popup', () => {
  render(
    <Tooltip open title="hint" classNames={{ root: 'ant-tooltip-hidden' }}>
      <span>text</span>
    </Tooltip>,
  );
  expect(screen.getByText('text')).toBeVisible();
  expect(screen.getByText('hint')).not.toBeVisible();
});
