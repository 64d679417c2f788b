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

/** The members that were drilled into, each of which leads back up; nothing at the top. */
export function DrillPath({ top, path, onClimb }: Props) {
  const t = useT();
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('reports.drill.path')}>
      <ol className={styles.path}>
        <li>
          <LinkButton onClick={() => onClimb(0)}>{top}</LinkButton>
        </li>
        {path.map(({ dimension, value, name, text }, index) => (
          <li key={`${dimension} ${value}`}>
            {index === path.length - 1 ? (
              <span aria-current="page" title={name}>
                {text}
              </span>
            ) : (
              <LinkButton title={name} onClick={() => onClimb(index + 1)}>
                {text}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
