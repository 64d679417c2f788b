import { useT } from '@atrium/portal/sdk';
import { Icon } from '@atrium/portal/ui';
import { Button, Form, Radio } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { COMBINATIONS, isGroup } from '../../api/dataRules';
import type { Combination, Condition, RuleFilter } from '../../api/dataRules';
import type { RuleObject } from '../../api/ruleSchema';
import {
  conditionsOf,
  EMPTY_CONDITION,
  EMPTY_GROUP,
  firstIncomplete,
  numberOf,
  withAdded,
  withCondition,
  withMoved,
  withoutItem,
} from './conditionDraft';
import type { ItemPath } from './conditionDraft';
import { ConditionRow } from './ConditionRow';
import { ItemButtons } from './ItemButtons';
import styles from './conditions.module.css';

interface Props {
  object: RuleObject;
  /** The names of organisations and positions, by `valueKey`. */
  texts: Readonly<Record<string, string>>;
  /** Given by the form. */
  id?: string;
  value?: RuleFilter;
  onChange?(filter: RuleFilter): void;
}

const MOST_CONDITIONS = 20;

const place = (path: ItemPath) => `[data-place="${path.join('.')}"]`;

/** Builds the conditions of a rule: rows that are combined by and or or, and groups that are combined the other way. */
export function ConditionsField({ object, texts, id, value, onChange }: Props) {
  const t = useT();
  const filter = value ?? { combination: 'and', items: [] };
  const { errors } = Form.Item.useStatus();
  const wrong = errors.length > 0 ? firstIncomplete(object, filter) : 0;
  const frame = useRef<HTMLDivElement>(null);
  // Selectors of what gets the focus after the next change, the best first.
  const focusNext = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const [target] = focusNext.current.flatMap((selector) => frame.current?.querySelector<HTMLElement>(selector) ?? []);
    focusNext.current = [];
    target?.focus();
  }, [value]);
  const change = (next: RuleFilter, ...focus: string[]) => {
    focusNext.current = focus;
    onChange?.(next);
  };
  const move = (path: ItemPath, by: -1 | 1) => {
    const moved = path.map((index, depth) => (depth === path.length - 1 ? (index ?? 0) + by : index)) as [number];
    const [first, second] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    const button = (action?: string) => `${place(moved)} [data-action="${action}"]:not(:disabled)`;
    change(withMoved(filter, path, by), button(first), button(second));
  };
  const remove = (path: ItemPath) => {
    const before = path.map((index, depth) => (depth === path.length - 1 ? (index ?? 0) - 1 : index)) as [number];
    const button = (each: ItemPath) => `${place(each)} [data-action="delete"]:not(:disabled)`;
    change(withoutItem(filter, path), button(path), button(before), 'input');
  };
  const count = conditionsOf(filter).length;
  const isFull = count >= MOST_CONDITIONS;
  const addCondition = (groupAt?: number) => {
    const group = groupAt === undefined ? undefined : filter.items[groupAt];
    const path: ItemPath =
      group && isGroup(group) && groupAt !== undefined ? [groupAt, group.conditions.length] : [filter.items.length];
    change(withAdded(filter, EMPTY_CONDITION, groupAt), `${place(path)} input`);
  };
  const addGroup = () => change(withAdded(filter, EMPTY_GROUP), `${place([filter.items.length, 0])} input`);

  const row = (condition: Condition, path: ItemPath, listLength: number) => {
    const number = numberOf(filter, path);
    const index = path.at(-1) ?? 0;
    return (
      <ConditionRow
        condition={condition}
        object={object}
        texts={texts}
        number={number}
        hasError={number === wrong}
        canMoveUp={index > 0}
        canMoveDown={index < listLength - 1}
        canRemove={count > 1}
        onMove={(by) => move(path, by)}
        onRemove={() => remove(path)}
        onChange={(next) => change(withCondition(filter, path, next))}
      />
    );
  };
  const opposite: Combination = filter.combination === 'and' ? 'or' : 'and';
  const joint = (how: Combination) => <span className={styles.joint}>{t(`admin.dataRules.joint.${how}`)}</span>;
  return (
    <div
      ref={frame}
      id={id}
      className={styles.frame}
      role="group"
      tabIndex={-1}
      aria-label={t('admin.dataRules.filter')}
    >
      <Radio.Group
        size="small"
        optionType="button"
        aria-label={t('admin.dataRules.combination')}
        value={filter.combination}
        options={COMBINATIONS.map((each) => ({ value: each, label: t(`admin.dataRules.combination.${each}`) }))}
        onChange={({ target }) => change({ ...filter, combination: target.value as Combination })}
      />
      <ol className={styles.items}>
        {filter.items.map((item, at) => (
          <li key={at} data-place={at} className={isGroup(item) ? styles.group : styles.item}>
            {at > 0 && joint(filter.combination)}
            {isGroup(item) ? (
              <>
                <div className={styles.head}>
                  <span className={styles.groupTitle}>{t(`admin.dataRules.group.${opposite}`)}</span>
                  <ItemButtons
                    name={t('admin.dataRules.group', { number: numberOf(filter, [at]) })}
                    canMoveUp={at > 0}
                    canMoveDown={at < filter.items.length - 1}
                    canRemove={filter.items.length > 1}
                    onMove={(by) => move([at], by)}
                    onRemove={() => remove([at])}
                  />
                </div>
                <ol className={styles.items}>
                  {item.conditions.map((condition, within) => (
                    <li key={within} data-place={`${at}.${within}`} className={styles.item}>
                      {within > 0 && joint(opposite)}
                      {row(condition, [at, within], item.conditions.length)}
                    </li>
                  ))}
                </ol>
                <Button type="link" size="small" disabled={isFull} onClick={() => addCondition(at)}>
                  <Icon name="plus" />
                  {t('admin.dataRules.add.inGroup')}
                </Button>
              </>
            ) : (
              row(item, [at], filter.items.length)
            )}
          </li>
        ))}
      </ol>
      <div className={styles.adders}>
        <Button size="small" disabled={isFull} onClick={() => addCondition()}>
          <Icon name="plus" />
          {t('admin.dataRules.add')}
        </Button>
        <Button size="small" disabled={count > MOST_CONDITIONS - 2} onClick={addGroup}>
          <Icon name="plus" />
          {t('admin.dataRules.add.group')}
        </Button>
        {isFull && <span className={styles.hint}>{t('admin.dataRules.full', { count: MOST_CONDITIONS })}</span>}
      </div>
    </div>
  );
}
