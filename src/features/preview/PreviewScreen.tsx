import '@ant-design/v5-patch-for-react-19';
import 'antd/dist/reset.css';
import { ThemedApp } from '@/workspace/theme/ThemedApp';
import { PreviewLayout } from './PreviewLayout';
import type { PreviewLayoutProps } from './PreviewLayout';

export type PreviewScreenProps = Omit<PreviewLayoutProps, 'theme'>;

/** `/preview`: shows pages that other programs send (business spec §2, §4). It needs no sign-in and calls no server. */
export function PreviewScreen(props: PreviewScreenProps) {
  return <ThemedApp account={undefined}>{(theme) => <PreviewLayout {...props} theme={theme} />}</ThemedApp>;
}
