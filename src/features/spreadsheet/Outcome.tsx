import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Alert } from 'antd';

const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
};

export interface OutcomeProps {
  tone: keyof typeof ICONS;
  title: string | undefined;
  reason?: string | undefined;
}

/** What has happened, and why; screen readers hear it when it appears, without antd's English name of the icon. */
export function Outcome({ tone, title, reason }: OutcomeProps) {
  const Icon = ICONS[tone];
  return <Alert type={tone} showIcon icon={<Icon aria-hidden />} message={title} description={reason} />;
}
