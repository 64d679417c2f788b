import { Segmented } from 'antd';
import { useObservable } from '@/ui/useObservable';
import { useTranslate } from '@/app-context/services';
import type { Mode } from '../createPreviewRuntime';
import { usePreviewRuntime } from '../createPreviewRuntime';

/** Switches between the page that was sent and the playground. */
export function ModeSwitch() {
  const t = useTranslate();
  const runtime = usePreviewRuntime();
  const options = [
    { value: 'page', label: t('preview.mode.page') },
    { value: 'editor', label: t('preview.mode.editor') },
  ] as const;
  return (
    <Segmented<Mode>
      aria-label={t('preview.mode')}
      options={[...options]}
      value={useObservable(runtime.mode)}
      onChange={runtime.choose}
    />
  );
}
