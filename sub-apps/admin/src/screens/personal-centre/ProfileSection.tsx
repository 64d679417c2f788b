import { usePortal, useSession, useT } from '@atrium/portal/sdk';
import { useQuery } from '@tanstack/react-query';
import { Button, Descriptions } from 'antd';
import { profileQuery } from '../../api/personalCentre';
import { FieldFailure } from '../../kit/fields/FieldFailure';
import { SettingsSection } from '../../kit/SettingsSection';

/** Who the person is. The platform alone knows the mobile number. */
export function ProfileSection() {
  const t = useT();
  const { access, http, nav } = usePortal();
  const user = useSession();
  const { data, error, refetch } = useQuery(profileQuery(http));
  const mobile = error ? <FieldFailure error={error} onRetry={() => void refetch()} /> : data?.mobile;
  const facts = {
    name: user.userName,
    account: user.accountCode,
    ...(data && { username: data.username }),
    mobile,
    company: user.tenantName,
    organisation: user.orgName,
  };
  return (
    <SettingsSection
      title={t('admin.centre.profile')}
      actions={
        access.canUse('passwordmgr') && (
          <Button size="small" onClick={() => nav.openRoute('/passwordmgr')}>
            {t('admin.centre.password')}
          </Button>
        )
      }
    >
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={Object.entries(facts).map(([key, value]) => ({
          key,
          label: t(`admin.centre.${key}`),
          children: value || '—',
        }))}
      />
    </SettingsSection>
  );
}
