import { useT } from '@atrium/portal/sdk';
import { Select } from 'antd';
import { useState } from 'react';
import type { OpenTask } from '../../../api/flowInstances';
import type { TargetPosition } from '../../../designer/designerProps';
import { Field } from '../fields/Field';
import { PositionSelect } from '../fields/PositionSelect';

interface Props {
  tasks: readonly OpenTask[];
  taskId: string;
  positionId: string;
  isDisabled: boolean;
  /** A submission was tried: what is missing is marked. */
  showsProblems: boolean;
  onChange(fields: { taskId?: string; positionId?: string }): void;
}

/** Which task is given to whom. */
export function ReassignFields({ tasks, taskId, positionId, isDisabled, showsProblems, onChange }: Props) {
  const t = useT();
  const [position, setPosition] = useState<TargetPosition>();
  const problemOf = (value: string, key: string) => (showsProblems && !value ? t(key) : undefined);
  return (
    <>
      <Field
        label={t('workflow.manager.reassign.task')}
        isRequired
        problem={problemOf(taskId, 'workflow.manager.reassign.task.required')}
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
      <Field
        label={t('workflow.manager.reassign.to')}
        isRequired
        problem={problemOf(positionId, 'workflow.manager.reassign.to.required')}
      >
        {(control) => (
          <PositionSelect
            control={control}
            isDisabled={isDisabled}
            ids={positionId ? [positionId] : []}
            known={position && [position]}
            onChange={([chosen]) => {
              setPosition(chosen);
              onChange({ positionId: chosen?.positionId ?? '' });
            }}
          />
        )}
      </Field>
    </>
  );
}
