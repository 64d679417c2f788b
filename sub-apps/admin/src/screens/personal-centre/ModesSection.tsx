import { useModes, usePortal, useT } from '@atrium/portal/sdk';
import { Button } from 'antd';
import { SettingsSection } from '../../kit/SettingsSection';
import { EntryList } from './EntryList';

/** The modes that the person may set, each on its own screen. */
export function ModesSection() {
  const t = useT();
  const { access, nav } = usePortal();
  const { isDeveloper, hasTabs } = useModes();
  const modes = [
    { ref: 'tabmodelsetting', name: t('admin.modes.tabs'), isOn: hasTabs },
    { ref: 'devmodelsetting', name: t('admin.modes.developer'), isOn: isDeveloper },
  ].filter(({ ref }) => access.canUse(ref));
  if (modes.length === 0) return null;
  return (
    <SettingsSection title={t('admin.centre.modes')}>
      <EntryList
        label={t('admin.centre.modes')}
        entries={modes.map(({ ref, name, isOn }) => ({
          id: ref,
          name,
          detail: t(isOn ? 'admin.modes.isOn' : 'admin.modes.isOff'),
          action: (
            <Button
              size="small"
              aria-label={t('admin.centre.modes.set', { name })}
              onClick={() => nav.openRoute(`/${ref}`)}
            >
              {t('admin.centre.modes.open')}
            </Button>
          ),
        }))}
      />
    </SettingsSection>
  );
}
