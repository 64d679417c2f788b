import { isRecord } from '@/common/isRecord';
import { checkShape } from '../../protocol/checkShape';
import type { Style } from '../../protocol/generated/types';
import { at, issue } from '../../protocol/issues';
import type { Issue } from '../../protocol/issues';
import type { Box } from '../../protocol/nodes';
import styles from './box.module.css';

/** Colour names of the protocol → names of the theme's CSS variables (`common/theme/tokens`). */
export const THEME_COLORS: Readonly<Record<string, string>> = {
  primary: 'accent',
  'primary-weak': 'accent-weak',
  'on-primary': 'on-accent',
  heading: 'ink',
  text: 'text',
  'text-secondary': 'muted',
  success: 'success',
  'success-weak': 'success-weak',
  warning: 'warning',
  'warning-weak': 'warning-weak',
  danger: 'danger',
  'danger-weak': 'danger-weak',
  info: 'info',
  'info-weak': 'info-weak',
  surface: 'surface',
  raised: 'raised',
  border: 'hairline',
};

const WEIGHTS = { normal: 400, medium: 500, bold: 600 } as const;

type Declarations = Record<string, string | number>;

const isThemeColor = (name: string) => Object.hasOwn(THEME_COLORS, name);

const colorOf = (name: string): string => (isThemeColor(name) ? `var(--color-${THEME_COLORS[name]})` : name);

/**
 * Gives variables of the theme another value inside of the box, because controls draw their texts and grounds with
 * them. A variable cannot stand for itself: that would be a cycle.
 */
function recolor(name: string, variables: readonly string[]): Declarations {
  return Object.fromEntries(
    variables
      .filter((variable) => THEME_COLORS[name] !== variable)
      .map((variable) => [`--color-${variable}`, colorOf(name)]),
  );
}

function declarationsOf({
  color,
  background,
  fontsize,
  fontweight,
  textalign,
  padding,
  margin,
  bordercolor,
  borderwidth,
  borderstyle,
  radius,
}: Style): Declarations {
  const hasBorder = (bordercolor ?? borderwidth ?? borderstyle) !== undefined;
  return {
    ...(color !== undefined && { color: colorOf(color), ...recolor(color, ['text', 'ink']) }),
    ...(background !== undefined && { background: colorOf(background), ...recolor(background, ['surface']) }),
    ...(fontsize !== undefined && { fontSize: fontsize, lineHeight: 1.5 }),
    ...(fontweight !== undefined && { fontWeight: WEIGHTS[fontweight] }),
    ...(textalign !== undefined && { textAlign: textalign, justifyContent: textalign }),
    ...(padding !== undefined && { padding }),
    ...(margin !== undefined && { margin }),
    ...(hasBorder && { border: `${borderwidth ?? 1}px ${borderstyle ?? 'solid'} ${colorOf(bordercolor ?? 'border')}` }),
    ...(radius !== undefined && { borderRadius: radius }),
  };
}

/** Reads a `style` property by property: what does not fit its schema becomes a warning and is left out. */
export function boxOf(value: unknown, path: string, issues: Issue[]): Box | undefined {
  if (!isRecord(value)) {
    issues.push(issue('type', path, { expected: 'object' }, 'warning'));
    return undefined;
  }
  const fitting = Object.entries(value).filter(([key, part]) => {
    const found = checkShape('styleProperties', { [key]: part }, path).map((one): Issue => ({
      ...one,
      path: at(path, key),
      severity: 'warning',
    }));
    issues.push(...found);
    return found.length === 0;
  });
  const style: Style = Object.fromEntries(fitting);
  const className = [
    styles.box,
    style.fontsize && styles.size,
    style.fontweight && styles.weight,
    style.textalign && styles.align,
  ]
    .filter(Boolean)
    .join(' ');
  return { className, style: declarationsOf(style) };
}
