import { LANGUAGE_CODES, LANGUAGES } from '@atrium/common/languages';
import type { ThemePreference } from '@atrium/portal/contract/portal';
import { useLanguage, usePortal, useT, useThemePreference, useView } from '@atrium/portal/sdk';
import { Radio } from 'antd';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { SettingsSection } from '../../kit/SettingsSection';
import styles from './DisplaySection.module.css';

const MODES: readonly ThemePreference['mode'][] = ['system', 'light', 'dark'];
const DENSITIES: readonly ThemePreference['density'][] = ['default', 'compact'];

/** Language, theme and density. Each choice takes effect at once, without a reload. */
export function DisplaySection() {
  const t = useT();
  const { i18n, message, theme } = usePortal();
  const { mode, density } = useThemePreference();
  return (
    <SettingsSection title={t('admin.centre.display')} note={t('admin.centre.display.note')}>
      <Choice
        label={t('admin.centre.language')}
        value={useLanguage()}
        options={LANGUAGE_CODES.map((code) => ({
          value: code,
          label: <span lang={LANGUAGES[code].tag}>{LANGUAGES[code].name}</span>,
        }))}
        onChange={(language) => void i18n.setLanguage(language).catch(message.report)}
      />
      <Choice
        label={t('admin.centre.theme')}
        value={mode}
        options={MODES.map((value) => ({ value, label: t(`admin.centre.theme.${value}`) }))}
        onChange={(next) => theme.set({ mode: next })}
      />
      <Choice
        label={t('admin.centre.density')}
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(`admin.centre.density.${value}`) }))}
        onChange={(next) => theme.set({ density: next })}
      />
    </SettingsSection>
  );
}

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  options: { value: Value; label: ReactNode }[];
  onChange(value: Value): void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  // The radio buttons of all views share one document.
  const id = `${useView().id}${useId()}`;
  return (
    <div className={styles.choice} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <Radio.Group
        name={id}
        className={styles.options ?? ''}
        value={value}
        options={options}
        onChange={({ target }) => onChange(target.value as Value)}
      />
    </div>
  );
}
