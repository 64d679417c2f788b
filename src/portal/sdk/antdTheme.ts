import { theme as antd } from 'antd';
import type { ThemeConfig } from 'antd';
import { BUTTON_WEIGHT, colors, floatingShadow, MOTION_MS, sizes, TOUCH_PX } from '../../common/theme/tokens';
import type { ColorTokens } from '../../common/theme/tokens';
import type { ThemeState } from '../contract/portal';

type Algorithm = typeof antd.defaultAlgorithm;

/** antd's algorithm, then the signal colours as they are. One object for each theme: antd compares algorithms by identity. */
const algorithms = (algorithm: Algorithm, color: ColorTokens): Algorithm[] => [
  algorithm,
  (seed, map = algorithm(seed)) => ({ ...map, ...signals(color) }),
];
const ALGORITHMS = {
  light: algorithms(antd.defaultAlgorithm, colors.light),
  dark: algorithms(antd.darkAlgorithm, colors.dark),
};

/**
 * The theme of antd, derived from the design tokens. Host and sub-apps have the same key and algorithms, so that antd
 * computes tokens and variables once for all of their React roots. The key is a class: each theme has its own, because
 * the styles of a screen without effects stay in the document.
 */
export function antdTheme({ name, density }: ThemeState, isTouch = false): ThemeConfig {
  const color = colors[name];
  return {
    cssVar: { key: `atrium-${name}-${isTouch ? 'touch' : density}` },
    hashed: false,
    algorithm: ALGORITHMS[name],
    token: {
      ...signals(color),
      ...paint(color),
      ...edges(floatingShadow(name)),
      ...shape(isTouch ? 'touch' : density),
    },
    components: components(color),
  };
}

/** antd's seed colours. Its algorithms change them in the dark theme, so they are also set after the algorithms. */
function signals(color: ColorTokens) {
  return {
    colorPrimary: color.accent,
    colorSuccess: color.success,
    colorWarning: color.warning,
    colorError: color.danger,
    colorInfo: color.info,
  };
}

function paint(color: ColorTokens): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimaryHover: color.accentHover,
    colorPrimaryActive: color.accentActive,
    colorPrimaryBg: color.accentWeak,
    // The focus ring. antd's own is too faint on the dark surfaces.
    colorPrimaryBorder: color.accent,
    colorPrimaryText: color.accentText,
    colorTextLightSolid: color.onAccent,
    colorLink: color.accentText,
    colorLinkHover: color.accent,
    colorLinkActive: color.accentActive,
    colorText: color.text,
    colorTextHeading: color.ink,
    colorTextSecondary: color.muted,
    colorTextTertiary: color.muted,
    colorTextDescription: color.muted,
    colorTextPlaceholder: color.muted,
    colorBgLayout: color.canvas,
    colorBgContainer: color.surface,
    colorBgElevated: color.floating,
    colorBgMask: color.mask,
    colorBorder: color.controlBorder,
    colorBorderSecondary: color.hairline,
    colorSplit: color.hairline,
    colorSuccessBg: color.successWeak,
    colorWarningBg: color.warningWeak,
    colorErrorBg: color.dangerWeak,
    colorInfoBg: color.infoWeak,
    controlItemBgActive: color.accentWeak,
  };
}

/** One edge for everything of antd's that floats: popups, dialogs and toasts, and drawers from each side. */
function edges(edge: string): NonNullable<ThemeConfig['token']> {
  // The shadows of drawers are missing in antd's type, so this is not an object literal of that type.
  const tokens = {
    boxShadow: edge,
    boxShadowSecondary: edge,
    boxShadowDrawerLeft: edge,
    boxShadowDrawerRight: edge,
    boxShadowDrawerUp: edge,
    boxShadowDrawerDown: edge,
  };
  return tokens;
}

const CONTROL_HEIGHTS_PX = { default: sizes.control, compact: sizes.controlCompact, touch: TOUCH_PX };

/**
 * The compact density makes controls and rows lower, as `compactVariables` does for protocol pages. antd's compact
 * algorithm would also make type and paddings smaller than those of the fields at rest.
 */
function shape(density: ThemeState['density'] | 'touch'): NonNullable<ThemeConfig['token']> {
  const seconds = `${MOTION_MS / 1000}s`;
  return {
    // It depends on the language of the document.
    fontFamily: 'var(--font-family)',
    fontSize: 14,
    controlHeight: CONTROL_HEIGHTS_PX[density],
    ...(density === 'touch' && { controlHeightSM: TOUCH_PX }),
    controlHeightLG: density === 'touch' ? TOUCH_PX : sizes.controlLarge,
    borderRadius: sizes.radiusControl,
    borderRadiusLG: sizes.radiusItem,
    motionDurationFast: seconds,
    motionDurationMid: seconds,
    motionDurationSlow: seconds,
  };
}

function components(color: ColorTokens): NonNullable<ThemeConfig['components']> {
  return {
    Button: {
      fontWeight: BUTTON_WEIGHT,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      // As in the buttons of protocol pages (`engine/controls/button/button.module.css`).
      iconGap: 6,
    },
    // The same measures as the fields of protocol pages (`engine/react/fieldItem.module.css`).
    Form: {
      labelColor: color.muted,
      labelFontSize: 12,
      verticalLabelPadding: '0 0 2px',
      itemMarginBottom: 24,
    },
    Menu: { subMenuItemSelectedColor: color.ink, itemSelectedColor: color.accentText, itemMarginBlock: 2 },
    Modal: { borderRadiusLG: sizes.radiusDialog, titleColor: color.ink },
    Table: {
      headerBg: color.raised,
      headerColor: color.text,
      headerBorderRadius: 0,
      headerSplitColor: 'transparent',
      cellFontSize: 13,
      // The height of a row is the variable `--size-row`.
      cellFontSizeSM: 13,
      cellPaddingBlockSM: 0,
      cellPaddingInlineSM: 12,
      rowSelectedBg: color.accentWeak,
      rowHoverBg: color.raised,
    },
    Tooltip: { colorTextLightSolid: color.surface, colorBgSpotlight: color.ink },
  };
}
