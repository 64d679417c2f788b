import { useT } from '@atrium/portal/sdk';
import { Select } from 'antd';
import type { OpenTask } from '../../../api/flowInstances';
import { positionHoldersOf } from '../../../api/flowTargets';
import type { Candidate } from '../../../api/listCandidates';
import { PeopleField } from '../../../people/PeopleField';
import { Field } from '../../../fields/Field';

interface Props {
  processId: string;
  tasks: readonly OpenTask[];
  taskId: string;
  /** Who gets the task. */
  target: Candidate | undefined;
  isDisabled: boolean;
  /** A submission was tried: what is missing is marked. */
  showsProblems: boolean;
  onChange(fields: { taskId?: string; target?: Candidate | undefined }): void;
}

/** Which task is given to whom. */
export function ReassignFields({ processId, tasks, taskId, target, isDisabled, showsProblems, onChange }: Props) {
  const t = useT();
  return (
    <>
      <Field
        label={t('workflow.manager.reassign.task')}
        isRequired
        problem={showsProblems && !taskId ? t('workflow.manager.reassign.task.required') : undefined}
      >
        {(control) => (
          <Select
            {...control}
            style={{ width: '100%' }}
            disabled={isDisabled}
            value={taskId || undefined}
            options={tasks.map((task) => ({
              value: task.taskId,
              label: t('workflow.manager.reassign.task.of', {
                step: task.stepName,
                name: task.name || task.positionName || t('workflow.manager.vacant'),
              }),
            }))}
            onChange={(next: string) => onChange({ taskId: next })}
          />
        )}
      </Field>
      <PeopleField
        label={t('workflow.manager.reassign.to')}
        people={target ? [target] : []}
        isSeveral={false}
        isRequired
        isFolded
        isDisabled={isDisabled}
        problem={target || !showsProblems ? undefined : t('workflow.manager.reassign.to.required')}
        source={positionHoldersOf(processId)}
        onChange={([chosen]) => onChange({ target: chosen })}
      />
    </>
  );
}
