import { usePortal, useT } from '@atrium/portal/sdk';
import { LoadFailure, PanelContent, SidePanel, Skeleton, StateNote } from '@atrium/portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { accountsApi, unbindDevices } from '../../api/accounts';
import type { Account, Device } from '../../api/accounts';
import styles from './DevicePanel.module.css';

interface Props {
  account: Pick<Account, 'accountCode' | 'name'> | undefined;
  isOpen: boolean;
  /** The position may unbind devices. */
  canUnbind: boolean;
  onClose(): void;
}

/** The devices that an account is bound to, which can be unbound: one of them, or all. */
export function DevicePanel({ account, isOpen, canUnbind, onClose }: Props) {
  const t = useT();
  return (
    <SidePanel title={t('admin.accounts.bound.label', { name: account?.name })} isOpen={isOpen} onClose={onClose}>
      {account && <Devices account={account} canUnbind={canUnbind} onClose={onClose} />}
    </SidePanel>
  );
}

function Devices({ account, canUnbind, onClose }: Omit<Props, 'isOpen'> & { account: NonNullable<Props['account']> }) {
  const t = useT();
  const { http, dialogs, message } = usePortal();
  const queries = useQueryClient();
  const { accountCode, name } = account;
  const { data, error, refetch } = useQuery({
    queryKey: [...accountsApi.key, 'devices', accountCode],
    queryFn: ({ signal }) => accountsApi.get(http, accountCode, signal),
    gcTime: 0,
  });
  const unbinding = useMutation({
    mutationFn: (devices: readonly Device[]) =>
      unbindDevices(
        http,
        accountCode,
        devices.map(({ deviceId }) => deviceId),
      ),
    onError: (refusal) => message.report(refusal),
    onSuccess() {
      message.success(t('admin.devices.done'));
      return queries.invalidateQueries({ queryKey: accountsApi.key });
    },
  });
  const ask = async (devices: readonly Device[]) => {
    const names = devices.map((device) => device.name);
    const isConfirmed = await dialogs.confirm({
      title: t(devices.length === 1 ? 'admin.devices.ask' : 'admin.devices.askAll', { name, device: names[0] }),
      text: t(devices.length === 1 ? 'admin.devices.text' : 'admin.devices.textAll', { names }),
      confirmText: t('admin.devices.unbind'),
      isDanger: true,
    });
    if (isConfirmed) unbinding.mutate(devices);
  };
  const devices = data?.devices;
  const footer = (
    <>
      {canUnbind && devices !== undefined && devices.length > 1 && (
        <Button danger disabled={unbinding.isPending} onClick={() => void ask(devices)}>
          {t('admin.devices.unbindAll')}
        </Button>
      )}
      <Button onClick={onClose}>{t('ui.close')}</Button>
    </>
  );
  if (!devices)
    return (
      <PanelContent>
        {error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton label={t('ui.loading')} slowText={t('ui.slow')} />
        )}
      </PanelContent>
    );
  return (
    <PanelContent footer={footer}>
      {devices.length === 0 ? (
        <StateNote title={t('admin.devices.none')} hint={t('admin.devices.none.hint')} />
      ) : (
        <ul className={styles.devices} aria-label={t('admin.accounts.devices')}>
          {devices.map((device) => (
            <li key={device.deviceId} className={styles.device}>
              <span>
                {device.name}
                <span className={styles.time}>{t('admin.devices.boundAt', { time: device.boundAt })}</span>
              </span>
              {canUnbind && (
                <Button
                  disabled={unbinding.isPending}
                  aria-label={t('admin.devices.unbind.label', { device: device.name })}
                  onClick={() => void ask([device])}
                >
                  {t('admin.devices.unbind')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </PanelContent>
  );
}
