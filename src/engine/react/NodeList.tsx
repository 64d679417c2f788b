import { Fragment, memo } from 'react';
import type { Issue } from '../protocol/issues';
import type { PageNode } from '../protocol/nodes';
import { ControlBoundary } from './ControlBoundary';
import { ControlView } from './ControlView';
import { IssueCard } from './IssueCard';
import { usePage } from './pageContext';
import { SIGNALS, useWatched } from './useWatched';

/** Why a button of the rows is not shown, or which of its expressions cannot be computed. */
const failuresOf = (node: PageNode): readonly Issue[] => (node.kind === 'error' ? [node.issue] : (node.failures ?? []));

/**
 * The views of some nodes, one after another, without a layout of their own. Above a control stands which of its
 * expressions cannot be computed, and the same of the buttons of its rows.
 */
export const NodeList = memo(function NodeList({ nodes }: { nodes: readonly PageNode[] }) {
  const page = usePage();
  const failures = useWatched(SIGNALS, page.failures.shown);
  return nodes.map((node, index) => {
    if (node.kind === 'error')
      return (
        <IssueCard
          key={`${node.issue.path}-${index}`}
          issue={node.issue}
          host={page.host}
          pageCode={page.pageCode}
          source={page.protocol.source}
        />
      );
    const control = page.controls.get(node.name);
    if (!control) return <Fragment key={node.path} />;
    const failure = failures.get(node.name);
    const buttons = [...node.rowActions, ...node.bulkActions];
    const failed = [...(node.failures ?? []), ...(failure ? [failure] : []), ...buttons.flatMap(failuresOf)];
    return (
      <ControlBoundary key={node.path} host={page.host} pageCode={page.pageCode} path={node.path}>
        {failed.map((found) => (
          <IssueCard
            key={found.path}
            issue={found}
            host={page.host}
            pageCode={page.pageCode}
            source={page.protocol.source}
          />
        ))}
        <ControlView control={control} />
      </ControlBoundary>
    );
  });
});
