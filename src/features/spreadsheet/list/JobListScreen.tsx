import { useEffect, useState } from 'react';
import { useServices } from '@/app-context/services';
import { ViewContext } from '@/portal/sdk/hooks';
import { ServerStateProvider } from '@/portal/sdk/SubAppRoot';
import { JOB_LIST_PATH } from '@/routes/routes';
import type { Services } from '@/services';
import { createOwnRecords } from '@/services/storage/ownRecords';
import { uiTexts } from '@/portal/ui/texts';
import type { HostScreenViewProps } from '@/workspace/content/HostScreen';
import { useSubApps, useUser } from '@/workspace/runtime/contexts';
import { createJobs } from '../jobs';
import { createJobSource } from './createJobSource';
import { JobList } from './JobList';

/** The list of imports and exports on the list kit of the sub-apps, in a view of the host. */
export function JobListScreen({ pageId }: HostScreenViewProps) {
  const { http, records } = useServices();
  const { portals } = useSubApps();
  const user = useUser();
  const [{ portal, dispose }] = useState(() => portals.forView(pageId));
  useEffect(() => dispose, [dispose]);
  const [element] = useState(() => document.createElement('div'));
  const [source] = useState(() =>
    createJobSource({ http, jobs: createJobs(createOwnRecords(records, user), Date.now) }),
  );
  return (
    <ServerStateProvider host={portals.host}>
      <ViewContext value={{ id: pageId, route: JOB_LIST_PATH, element, portal }}>
        <JobList source={source} />
      </ViewContext>
    </ServerStateProvider>
  );
}

/** Adds the texts of the list kit before the screen is shown. */
export function loadJobListScreen({ i18n }: Pick<Services, 'i18n'>) {
  i18n.addTexts(uiTexts);
  return JobListScreen;
}
