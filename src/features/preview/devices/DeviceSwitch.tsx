import { Segmented } from 'antd';
import { useTranslate } from '@/app-context/services';
import { DEVICE_NAMES, DEVICES } from './devices';
import type { Device } from './devices';

/** The width in which the page is shown. */
export function DeviceSwitch({ device, onChange }: { device: Device; onChange(device: Device): void }) {
  const t = useTranslate();
  const options = DEVICE_NAMES.map((value) => ({
    value,
    label: [t(`preview.device.${value}`), DEVICES[value]].filter(Boolean).join(' '),
  }));
  return (
    <Segmented<Device>
      size="small"
      name="device"
      aria-label={t('preview.device')}
      options={options}
      value={device}
      onChange={onChange}
    />
  );
}
