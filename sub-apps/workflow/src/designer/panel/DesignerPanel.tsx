import { hasOpenPopup } from '@atrium/common/dom/hasOpenPopup';
import { useNarrow, useT } from '@atrium/portal/sdk';
import { PanelContent, SidePanel } from '@atrium/portal/ui';
import { Alert, ConfigProvider } from 'antd';
import type { Ref } from 'react';
import { useId } from 'react';
import type { DesignerProblem } from '../designerProps';
import type { Found } from '../rules/flowTree';
import styles from './DesignerPanel.module.css';
import { NodeActions } from './NodeActions';
import { NodeForm } from './NodeForm';
import type { PanelProps } from './panelProps';

interface Props extends PanelProps {
  /** What is selected. */
  found: Found | undefined;
  /** What the platform found wrong with it; what is incomplete is said at the fields. */
  problems: readonly DesignerProblem[];
  ref: Ref<HTMLElement>;
  /** Escape within the panel beside the diagram. */
  onLeave(): void;
  onMove(id: string): void;
}

/** The selected node or branch: beside the diagram, on a phone a panel that fills the page. */
export function DesignerPanel({ found, problems, ref, onLeave, onMove, ...props }: Props) {
  const { nodes, editor, isReadOnly, nameOf, onSelect } = props;
  const t = useT();
  const titleId = useId();
  const isNarrow = useNarrow();
  const id = found && (found.kind === 'branch' ? found.branch.id : found.node.id);
  const title = id === undefined ? '' : nameOf(id);
  const content = found && id !== undefined && (
    <ConfigProvider componentDisabled={isReadOnly}>
      <div key={id} className={styles.content}>
        {!isReadOnly && <NodeActions found={found} nodes={nodes} editor={editor} onMove={onMove} />}
        {problems.map(({ text, severity }, index) => (
          <Alert key={index} type={severity} message={text} />
        ))}
        <NodeForm {...props} found={found} />
      </div>
    </ConfigProvider>
  );
  if (isNarrow)
    return (
      <SidePanel title={title} isOpen={found !== undefined} onClose={() => onSelect(undefined)}>
        <PanelContent>{content}</PanelContent>
      </SidePanel>
    );
  return (
    <aside
      ref={ref}
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !hasOpenPopup(event.target)) onLeave();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title || t('workflow.designer.panel')}
      </h2>
      {content ?? (
        <div className={styles.help}>
          <p>{t(isReadOnly ? 'workflow.designer.choose.readOnly' : 'workflow.designer.choose')}</p>
          {!isReadOnly && <p>{t('workflow.designer.keys')}</p>}
        </div>
      )}
    </aside>
  );
}
