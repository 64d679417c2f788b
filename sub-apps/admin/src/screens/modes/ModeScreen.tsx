import { usePortal, useT } from '@atrium/portal/sdk';
import { Page, PageHeader } from '@atrium/portal/ui';
import type { ReactNode } from 'react';
import { SettingsSection, SettingsSections } from '../../kit/SettingsSection';
import { ModeSwitch } from './ModeSwitch';
import styles from './ModeSwitch.module.css';

interface Props {
  /** `tabs` or `developer`: the part of the keys of its texts. */
  mode: 'tabs' | 'developer';
  isOn: boolean;
  /** Why it cannot be changed. */
  reason?: string | undefined;
  /** How many sentences explain it: `admin.modes.tabs.1`, … */
  factCount: number;
  onChange(isOn: boolean): Promise<boolean>;
  children?: ReactNode;
}

/** The screen of one mode: its switch, and in plain words what it does. */
export function ModeScreen({ mode, isOn, reason, factCount, onChange, children }: Props) {
  const t = useT();
  const { message } = usePortal();
  const name = t(`admin.modes.${mode}`);
  const handleChange = async (next: boolean) => {
    const isApplied = await onChange(next).catch((error: unknown) => message.report(error));
    if (isApplied) message.success(t(`admin.modes.${mode}.${next ? 'turnedOn' : 'turnedOff'}`));
  };
  return (
    <Page head={<PageHeader title={name} />}>
      <SettingsSections>
        <SettingsSection title={t('admin.modes.device')}>
          <ModeSwitch
            label={name}
            isOn={isOn}
            state={t(isOn ? 'admin.modes.isOn' : 'admin.modes.isOff')}
            reason={reason}
            onChange={handleChange}
          />
        </SettingsSection>
        <SettingsSection title={t('admin.modes.meaning')}>
          <ul className={styles.facts}>
            {Array.from({ length: factCount }, (_, index) => (
              <li key={index}>{t(`admin.modes.${mode}.${index + 1}`)}</li>
            ))}
          </ul>
        </SettingsSection>
        {children}
      </SettingsSections>
    </Page>
  );
}
