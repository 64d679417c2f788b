import { plainName } from '@atrium/common/format/plainName';
import { useT } from '@atrium/portal/sdk';
import { LinkButton } from '@atrium/portal/ui';
import type { PathStep } from '../../api/report';
import styles from './DrillPath.module.css';

interface Props {
  /** The name of the top level. */
  top: string;
  path: readonly PathStep[];
  /** Back up until `depth` members remain. */
  onClimb(depth: number): void;
}

interface Crumb {
  /** Members of the path up to and with its own. */
  depth: number;
  text: string;
  /** The dimensions of its members. */
  title: string;
}

/** One crumb for each drill: the members that a drill in a cross table takes along are part of it. */
function crumbsOf(path: readonly PathStep[]): readonly Crumb[] {
  const lasts = path.flatMap(({ isOuter }, index) => (isOuter && index < path.length - 1 ? [] : [index]));
  return lasts.map((last, index) => {
    const steps = path.slice((lasts[index - 1] ?? -1) + 1, last + 1);
    return {
      depth: last + 1,
      text: steps.map(({ text }) => plainName(text)).join(' / '),
      title: steps.map(({ name }) => name).join(' / '),
    };
  });
}

/** What was drilled into; each step leads back to what was shown then. Nothing at the top. */
export function DrillPath({ top, path, onClimb }: Props) {
  const t = useT();
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('reports.drill.path')}>
      <ol className={styles.path}>
        <li>
          <LinkButton onClick={() => onClimb(0)}>{top}</LinkButton>
        </li>
        {crumbsOf(path).map(({ depth, text, title }) => (
          <li key={depth}>
            {depth === path.length ? (
              <span aria-current="page" title={title}>
                {text}
              </span>
            ) : (
              <LinkButton title={title} onClick={() => onClimb(depth)}>
                {text}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
