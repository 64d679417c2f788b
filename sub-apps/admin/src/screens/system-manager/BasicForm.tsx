import { usePortal, useT } from '@atrium/portal/sdk';
import type { Translate } from '@atrium/portal/sdk';
import { Alert, Form } from 'antd';
import { getGlobalConfig, saveGlobalConfig } from '../../api/globalConfig';
import type { ConfigItem } from '../../api/globalConfig';
import { changedItems, keyOf, readSettingsDraft, SETTING_FIELDS, settingsOf } from '../../api/settings';
import type { SettingField, Settings } from '../../api/settings';
import { changedFields } from '../../kit/conflict';
import type { Latest } from '../../kit/conflict';
import { DefaultPasswordField } from '../../kit/fields/DefaultPasswordField';
import { PageForm } from '../../kit/PageForm';
import type { FieldOfCode } from '../../kit/setFieldError';
import { SettingsSection, SettingsSections } from '../../kit/SettingsSection';
import type { EditorPart } from '../../kit/useEditorParts';
import { DealSection } from './DealSection';
import { ChoiceField, NumberField, SelectField, SwitchField } from './settingFields';
import { settingLabels, settingText, windowEndText } from './settingTexts';
import {
  copiesOf,
  DEVICE_MAXIMUM_LENGTH,
  INTERVALS,
  OFFLINE_MINUTES_LENGTH,
  warningsOf,
  WINDOW_TIMES,
} from './settingsRules';
import styles from './SystemManager.module.css';

/** The fields of refusals that the product's own checks do not foresee. */
const FIELD_OF_CODE: FieldOfCode<Settings> = {
  'config.password_required': 'password',
  'config.password_format': 'password',
  'config.devices_invalid': 'maxDevices',
  'config.offline_invalid': 'offlineMinutes',
  'config.days_invalid': 'asleepBelow',
  'config.days_order': 'asleepBelow',
  'config.window_invalid': 'locateBegin',
  'config.interval_invalid': 'locateMinutes',
};

interface Props {
  /** The items as they were read. */
  items: readonly ConfigItem[];
  part: EditorPart;
  readOnlyReason: string | undefined;
  /** Called with the items as they are stored after a save. */
  onSaved(items: readonly ConfigItem[]): void;
}

/** The basic information: every setting of the company in one form. */
export function BasicForm({ items, part, readOnlyReason, onSaved }: Props) {
  const t = useT();
  const { http, message } = usePortal();
  const [form] = Form.useForm<Settings>();
  const isDeviceBound = Form.useWatch('isDeviceBound', form);
  const locateBegin = Form.useWatch('locateBegin', form) ?? '';
  const labels = settingLabels(t);
  const unreadable = items.filter(({ isReadable, key }) => !isReadable && KNOWN_KEYS.has(key));

  async function save(draft: Settings, base: Settings) {
    const now = await getGlobalConfig(http);
    const current = latestOf(now, base, t);
    const fields = changedFields(base, draft);
    const keys = new Set(fields.map(keyOf));
    // Only the items that are sent could be overwritten.
    if (changedFields(base, current.draft).some((field) => keys.has(keyOf(field)))) return { isSaved: false, current };
    const changed = changedItems(now, fields, draft);
    await saveGlobalConfig(http, changed);
    const stored = [...now.filter(({ key }) => !keys.has(key)), ...changed];
    onSaved(stored);
    return { isSaved: true, current: latestOf(stored, base, t) };
  }

  const timesAs = (textOf: (time: string) => string) => WINDOW_TIMES.map((value) => ({ value, label: textOf(value) }));
  return (
    <PageForm<Settings>
      form={form}
      part={part}
      stored={latestOf(items, settingsOf(items), t)}
      readDraft={readSettingsDraft}
      secrets={['password']}
      labels={labels}
      valueText={(field, draft) => settingText(field, draft, t)}
      fieldOfCode={FIELD_OF_CODE}
      follow={copiesOf}
      save={save}
      onInvalid={(draft) =>
        message.warning(
          warningsOf(draft)
            .map((warning) => t(warning))
            .join('\n'),
        )
      }
      readOnlyReason={readOnlyReason}
    >
      {unreadable.length > 0 && (
        <Alert
          type="warning"
          className={styles.unreadable}
          message={t('admin.config.unreadable', { names: unreadable.map(({ key }) => namesOfItem(key, labels)) })}
        />
      )}
      <SettingsSections>
        <SettingsSection title={t('admin.config.register')}>
          <div className={styles.triple}>
            <DefaultPasswordField name="password" label={labels.password} extra={t('admin.config.password.use')} />
            <SwitchField
              name="isDeviceBound"
              label={labels.isDeviceBound}
              extra={t('admin.config.deviceBinding.use')}
            />
            <NumberField
              name="maxDevices"
              label={labels.maxDevices}
              unit={t('admin.config.devices.unit')}
              maxLength={DEVICE_MAXIMUM_LENGTH}
              dependencies={['isDeviceBound']}
              isRequired={isDeviceBound}
              isDisabled={!isDeviceBound}
              {...(!isDeviceBound && { extra: t('admin.config.devices.off') })}
            />
          </div>
        </SettingsSection>
        <SettingsSection title={t('admin.config.contacts')}>
          <ChoiceField
            name="contactScope"
            label={labels.contactScope}
            options={['1', '2'].map((value) => ({ value, label: t(`admin.config.contacts.${value}`) }))}
          />
        </SettingsSection>
        <SettingsSection title={t('admin.config.offline')}>
          <div className={styles.triple}>
            <NumberField
              name="offlineMinutes"
              label={labels.offlineMinutes}
              unit={t('admin.config.minutes')}
              maxLength={OFFLINE_MINUTES_LENGTH}
              isRequired
            />
          </div>
        </SettingsSection>
        <DealSection />
        <SettingsSection title={t('admin.config.locate')}>
          <div className={styles.triple}>
            <SelectField name="locateBegin" label={labels.locateBegin} options={timesAs((time) => time)} />
            <SelectField
              name="locateEnd"
              label={labels.locateEnd}
              extra={t('admin.config.locate.end.use')}
              options={timesAs((time) => windowEndText(locateBegin, time, t))}
            />
            <SelectField
              name="locateMinutes"
              label={labels.locateMinutes}
              options={INTERVALS.map((value) => ({ value, label: t('admin.config.locate.every', { minutes: value }) }))}
            />
          </div>
        </SettingsSection>
        <SettingsSection title={t('admin.config.stores')}>
          <SwitchField
            name="isStoreApproved"
            label={labels.isStoreApproved}
            extra={t('admin.config.storeApproval.use')}
          />
        </SettingsSection>
      </SettingsSections>
    </PageForm>
  );
}

const KNOWN_KEYS = new Set(SETTING_FIELDS.map(keyOf));

const namesOfItem = (key: string, labels: Readonly<Record<SettingField, string>>) =>
  labels[SETTING_FIELDS.find((field) => keyOf(field) === key) ?? 'password'];

/** The settings with the names of those who have changed an item since `base`, as far as the platform tells. */
function latestOf(items: readonly ConfigItem[], base: Settings, t: Translate): Latest<Settings> {
  const draft = settingsOf(items);
  const keys = new Set(changedFields(base, draft).map(keyOf));
  const changed = items.filter(({ key, updatedBy }) => keys.has(key) && updatedBy !== '');
  return {
    draft,
    version: 0,
    updatedBy: t('admin.list', { items: [...new Set(changed.map(({ updatedBy }) => updatedBy))] }),
    updatedAt:
      changed
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? '',
  };
}
