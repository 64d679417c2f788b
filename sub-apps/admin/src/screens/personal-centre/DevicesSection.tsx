import { usePortal, useT } from '@atrium/portal/sdk';
import { dateText, LoadFailure, Skeleton } from '@atrium/portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { endSignIns, signInsQuery } from '../../api/personalCentre';
import type { SignIn } from '../../api/personalCentre';
import { SettingsSection } from '../../kit/SettingsSection';
import { EntryList } from './EntryList';

/** The names in the question; there is no room for those of many devices. */
const MOST_NAMES = 5;

const namesIn = (names: readonly string[]) =>
  names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;

/** Where the person is signed in; other devices can be signed out. */
export function DevicesSection() {
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const query = signInsQuery(http);
  const { data, error, refetch } = useQuery(query);
  const ending = useMutation({
    mutationFn: (devices: readonly SignIn[]) =>
      endSignIns(
        http,
        devices.map(({ id }) => id),
      ),
    onError: (failure) => message.report(failure),
    onSuccess: () => message.success(t('admin.centre.devices.ended')),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const nameOf = ({ device }: SignIn) => device || t('admin.centre.devices.unknown');
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const ask = async (devices: readonly SignIn[]) => {
    const isConfirmed = await dialogs.confirm({
      title: t('admin.centre.devices.end.title', { count: devices.length }),
      text: t('admin.centre.devices.end.text', { names: namesIn(devices.map(nameOf)) }),
      confirmText: t('admin.centre.devices.end'),
      isDanger: true,
    });
    if (isConfirmed) ending.mutate(devices);
  };
  const entryOf = (signIn: SignIn) => ({
    id: signIn.id,
    name: nameOf(signIn),
    detail: t('admin.centre.devices.detail', {
      signedIn: dateText(signIn.signedInAt),
      lastUsed: dateText(signIn.lastUsedAt),
      company: signIn.tenantName || '—',
    }),
    mark: signIn.isCurrent ? t('admin.centre.devices.current') : undefined,
    action: !signIn.isCurrent && (
      <Button
        size="small"
        danger
        aria-label={t('admin.centre.devices.end.label', {
          name: nameOf(signIn),
          time: dateText(signIn.signedInAt),
        })}
        onClick={() => void ask([signIn])}
      >
        {t('admin.centre.devices.end')}
      </Button>
    ),
  });
  return (
    <SettingsSection
      title={t('admin.centre.devices')}
      note={t('admin.centre.devices.note')}
      actions={
        others.length > 1 && (
          <Button size="small" danger onClick={() => void ask(others)}>
            {t('admin.centre.devices.endAll')}
          </Button>
        )
      }
    >
      {data && <EntryList label={t('admin.centre.devices')} entries={data.map(entryOf)} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />}
    </SettingsSection>
  );
}
