import { lookUp } from '@atrium/common/lookUp';
import type { FieldRights } from '@atrium/portal/contract/portal';
import { useT } from '@atrium/portal/sdk';
import { lazyContent, PanelContent, SidePanel } from '@atrium/portal/ui';
import { Button } from 'antd';
import type { FlowDraft } from '../../../api/flowDefinitions';
import { POSITION_HOLDERS } from '../../../api/flowTargets';
import type { FormField } from '../../../designer/designerProps';
import type { FlowTargets } from '../../../flow/flowNames';
import { PeopleField } from '../../../people/PeopleField';
import { NONE_MISSING } from '../../../plan/chosen';
import { DryRunField } from './DryRunField';
import styles from './dryRun.module.css';
import { choicesOf } from './triedFields';
import { TrialForm } from './TrialForm';
import type { DryRunState } from './useDryRun';

const LazyPlanPreview = lazyContent(() => import('../../../plan/PlanPreview'));

interface Props {
  draft: Pick<FlowDraft, 'name' | 'nodes' | 'pageCode'>;
  /** The fields of the form, and those of them that its page has no control for. */
  fields: readonly FormField[];
  besidePage: readonly FormField[];
  targets: FlowTargets;
  trial: DryRunState;
  isOpen: boolean;
  onClose(): void;
}

/** Tries the flow as it is drawn, also unsaved, with the form of an applicant: who would be asked. Nothing is started. */
export function DryRunPanel({ isOpen, onClose, ...props }: Props) {
  const t = useT();
  return (
    <SidePanel title={t('workflow.manager.dryRun.title')} isOpen={isOpen} isFull onClose={onClose}>
      <PanelContent footer={<Button onClick={onClose}>{t('ui.close')}</Button>}>
        <DryRunContent {...props} />
      </PanelContent>
    </SidePanel>
  );
}

const NO_RIGHTS: FieldRights = { default: 'editable', fields: {} };

function DryRunContent({ draft, fields, besidePage, targets, trial }: Omit<Props, 'isOpen' | 'onClose'>) {
  const t = useT();
  const { name, nodes, pageCode } = draft;
  const { applicant } = trial;
  const start = nodes.find((node) => node.type === 'start');
  const rights = start?.rights ?? NO_RIGHTS;
  return (
    <div className={styles.trial}>
      <p className={styles.aside}>{t('workflow.manager.dryRun.text')}</p>
      <PeopleField
        label={t('workflow.manager.dryRun.applicant')}
        people={applicant ? [applicant] : []}
        isSeveral={false}
        isRequired
        isFolded
        problem={applicant ? undefined : t('workflow.manager.dryRun.applicant.required')}
        source={POSITION_HOLDERS}
        onChange={([person]) => trial.setApplicant(person)}
      />
      <section className={styles.form} aria-label={t('workflow.manager.dryRun.form')}>
        {pageCode === '' ? (
          <p className={styles.aside}>{t('workflow.manager.dryRun.noForm')}</p>
        ) : (
          <TrialForm
            key={JSON.stringify([pageCode, rights])}
            pageCode={pageCode}
            rights={rights}
            values={trial.values}
            onValues={trial.enter}
          />
        )}
        {besidePage.map((field) => (
          <DryRunField
            key={field.name}
            field={field}
            value={lookUp(trial.typed, field.name) ?? ''}
            onChange={(value) => trial.type(field.name, value)}
          />
        ))}
      </section>
      {applicant && (
        <div className={styles.plan}>
          <LazyPlanPreview
            flow={{ name, nodes, choices: choicesOf(nodes), targets, formFields: fields }}
            preview={trial.preview}
            missing={NONE_MISSING}
            chosen={trial.chosen}
            onChoose={trial.choose}
            onRefresh={trial.refresh}
          />
        </div>
      )}
    </div>
  );
}
