import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { Button, Checkbox, Select } from 'antd';
import type { Approvers } from '../../flow/flowNodes';
import type { CandidateSource } from '../../api/listCandidates';
import { PeopleField } from '../../people/PeopleField';
import type { TargetNames } from '../useTargetNames';
import { FieldGroup } from './FieldGroup';
import styles from './fields.module.css';
import { RoleSelect } from './RoleSelect';
import { useFocusOnAdded } from './useFocusOnAdded';

interface Props {
  label: string;
  approvers: readonly Approvers[];
  targets: TargetNames;
  /** Who holds a position. */
  positions: CandidateSource;
  isReadOnly: boolean;
  onChange(approvers: readonly Approvers[]): void;
}

const WAYS = ['position', 'role', 'orglevel', 'chosen', 'applicant'] as const;
type Way = (typeof WAYS)[number];

const MOST_WAYS = 10;
const MOST_LEVELS = 10;

function blank(type: Way): Approvers {
  switch (type) {
    case 'orglevel':
      return { type, level: 1 };
    case 'chosen':
      return { type, isMultiple: false };
    case 'applicant':
      return { type };
    default:
      return { type, ids: [] };
  }
}

/** Who approves or gets a copy: several ways to find people, together. */
export function ApproversField({ label, approvers, targets, positions, isReadOnly, onChange }: Props) {
  const t = useT();
  const { list, noteAdded } = useFocusOnAdded(approvers.length);
  const put = (at: number, next: Approvers) => onChange(approvers.map((each, index) => (index === at ? next : each)));
  const isFull = approvers.length >= MOST_WAYS;
  return (
    <FieldGroup label={label}>
      <ul ref={list} className={styles.items}>
        {approvers.map((way, at) => {
          const number = at + 1;
          return (
            <li key={at} className={styles.item}>
              <div className={styles.row}>
                <Select<Way>
                  aria-label={t('workflow.designer.way', { number })}
                  value={way.type}
                  options={WAYS.map((type) => ({ value: type, label: t(`workflow.designer.way.${type}`) }))}
                  onChange={(type) => put(at, blank(type))}
                />
                <Button
                  type="text"
                  aria-label={t('workflow.designer.way.remove', { number })}
                  title={t('workflow.designer.way.remove', { number })}
                  icon={<Icon name="delete" />}
                  onClick={() => onChange(approvers.filter((_, index) => index !== at))}
                />
              </div>
              {way.type === 'position' && (
                <PeopleField
                  label={t('workflow.designer.choose.position')}
                  people={way.ids.map(targets.positionOf)}
                  isSeveral
                  isFolded
                  isDisabled={isReadOnly}
                  problem={way.ids.length === 0 ? t('workflow.designer.problem.missing_approver') : undefined}
                  source={positions}
                  onChange={(chosen) => {
                    targets.keepPositions(chosen);
                    put(at, { ...way, ids: chosen.map(({ positionId }) => positionId) });
                  }}
                />
              )}
              {way.type === 'role' && (
                <RoleSelect ids={way.ids} targets={targets} onChange={(ids) => put(at, { ...way, ids })} />
              )}
              {way.type === 'orglevel' && (
                <Select<number>
                  aria-label={t('workflow.designer.level')}
                  value={way.level}
                  options={Array.from({ length: MOST_LEVELS }, (_, index) => ({
                    value: index + 1,
                    label: t(index === 0 ? 'workflow.flow.by.manager' : 'workflow.flow.by.level', { level: index + 1 }),
                  }))}
                  onChange={(level) => put(at, { ...way, level })}
                />
              )}
              {way.type === 'chosen' && (
                <Checkbox
                  checked={way.isMultiple}
                  onChange={({ target }) => put(at, { ...way, isMultiple: target.checked })}
                >
                  {t('workflow.designer.chosen.multiple')}
                </Checkbox>
              )}
            </li>
          );
        })}
      </ul>
      {approvers.length === 0 && <p className={styles.wrong}>{t('workflow.designer.problem.missing_approver')}</p>}
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={isFull}
          title={isFull ? t('workflow.designer.way.full', { count: MOST_WAYS }) : undefined}
          onClick={() => {
            noteAdded();
            onChange([...approvers, blank(approvers.length === 0 ? 'orglevel' : 'position')]);
          }}
        >
          <Icon name="plus" />
          {t('workflow.designer.way.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}
