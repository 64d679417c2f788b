import { usePortal, useT } from '@atrium/portal/sdk';
import { Page, PageHeader } from '@atrium/portal/ui';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { PERSONAL_CENTRE_KEY } from '../../api/personalCentre';
import { SettingsSections } from '../../kit/SettingsSection';
import { DevicesSection } from './DevicesSection';
import { DisplaySection } from './DisplaySection';
import { MessagesSection } from './MessagesSection';
import { ModesSection } from './ModesSection';
import { PositionsSection } from './PositionsSection';
import { ProfileSection } from './ProfileSection';

export { personalCentreTexts as texts } from '../../locales/personalCentre';

/** `/mycentermgr`: the person's own account, and how the product looks and works for them. */
export default function PersonalCentre() {
  const t = useT();
  const { http } = usePortal();
  const queries = useQueryClient();
  const isBusy = useIsFetching({ queryKey: PERSONAL_CENTRE_KEY }) > 0;
  const refresh = () => {
    http.forgetReads();
    void queries.invalidateQueries({ queryKey: PERSONAL_CENTRE_KEY });
  };
  return (
    <Page head={<PageHeader title={t('admin.centre.title')} refresh={{ isBusy, onClick: refresh }} />}>
      <SettingsSections>
        <ProfileSection />
        <PositionsSection />
        <MessagesSection />
        <DisplaySection />
        <DevicesSection />
        <ModesSection />
      </SettingsSections>
    </Page>
  );
}
