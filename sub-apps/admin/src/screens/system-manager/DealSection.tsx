import { useT } from '@atrium/portal/sdk';
import { useId } from 'react';
import type { SettingField } from '../../api/settings';
import { SettingsSection } from '../../kit/SettingsSection';
import { ChoiceField, NumberField } from './settingFields';
import { DEAL_DAYS_LENGTH } from './settingsRules';
import styles from './SystemManager.module.css';

interface Column {
  name: SettingField;
  /** The key of the label. */
  label: string;
}

const WITH_DEAL: readonly Column[] = [
  { name: 'active', label: 'admin.config.days.active' },
  { name: 'asleepBelow', label: 'admin.config.days.below' },
  { name: 'asleepUpper', label: 'admin.config.days.upper' },
  { name: 'lost', label: 'admin.config.days.lost' },
];
const WITHOUT_DEAL: readonly Column[] = [
  { name: 'potential', label: 'admin.config.days.potential' },
  { name: 'noDealBelow', label: 'admin.config.days.below' },
  { name: 'noDealUpper', label: 'admin.config.days.upper' },
  { name: 'noDealLost', label: 'admin.config.days.lost' },
];

/** What counts as a deal, and after how many days without one a customer is asleep or lost. */
export function DealSection() {
  const t = useT();
  const copiedId = useId();
  const days = ({ name, label }: Column, group: string) => {
    const isEdited = name === 'asleepBelow' || name === 'asleepUpper';
    return (
      <NumberField
        key={name}
        name={name}
        label={t(label)}
        fullName={t(group, { name: t(label) })}
        unit={t('admin.config.days.unit')}
        maxLength={DEAL_DAYS_LENGTH}
        {...(isEdited
          ? { isRequired: true, dependencies: ['asleepBelow', 'asleepUpper'] }
          : { isDisabled: true, title: t('admin.config.days.copied.title'), describedBy: copiedId })}
      />
    );
  };
  return (
    <SettingsSection title={t('admin.config.deals')}>
      <ChoiceField
        name="dealSource"
        label={t('admin.config.deals.source')}
        options={['1', '2', '3'].map((value) => ({ value, label: t(`admin.config.deals.${value}`) }))}
      />
      <p className={styles.group}>{t('admin.config.deals.exist')}</p>
      <div className={styles.days}>{WITH_DEAL.map((column) => days(column, 'admin.config.days.withDeal'))}</div>
      <p className={styles.group}>{t('admin.config.deals.none')}</p>
      <div className={styles.days}>{WITHOUT_DEAL.map((column) => days(column, 'admin.config.days.withoutDeal'))}</div>
      <p id={copiedId} className={styles.note}>
        {t('admin.config.days.copied')}
      </p>
    </SettingsSection>
  );
}
