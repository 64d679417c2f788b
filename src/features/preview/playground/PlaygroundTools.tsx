import { CopyOutlined, DownloadOutlined, FormatPainterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslate } from '@/app-context/services';
import { usePreviewRuntime } from '../createPreviewRuntime';
import type { Playground } from './createPlayground';
import { ExampleSelect } from './ExampleSelect';
import styles from './Playground.module.css';

interface PlaygroundToolsProps {
  playground: Pick<Playground, 'text' | 'isOwn' | 'noteExample'>;
  onReplace(text: string): void;
}

/** The toolbar of the editor: examples, format, copy, download. */
export function PlaygroundTools({ playground, onReplace }: PlaygroundToolsProps) {
  const { text } = playground;
  const t = useTranslate();
  const { notices, environment } = usePreviewRuntime();

  const handleExample = (example: string) => {
    const before = text();
    if (playground.isOwn()) notices.offerUndo(t('preview.example.replaced'), () => onReplace(before));
    playground.noteExample(example);
    onReplace(example);
  };
  const handleFormat = () => {
    const tidy = formatted(text());
    if (tidy === undefined) notices.warning(t('preview.format.failed'));
    else onReplace(tidy);
  };
  const handleCopy = () => {
    environment.copy(text()).then(
      () => notices.success(t('preview.copied')),
      () => notices.warning(t('preview.copy.failed')),
    );
  };
  const handleDownload = () => environment.save(new Blob([text()], { type: 'application/json' }), 'page.json');

  return (
    <div className={styles.tools} role="toolbar" aria-label={t('preview.tools')}>
      <ExampleSelect onChoose={handleExample} />
      <Button icon={<FormatPainterOutlined aria-hidden />} onClick={handleFormat}>
        {t('preview.format')}
      </Button>
      <Button icon={<CopyOutlined aria-hidden />} onClick={handleCopy}>
        {t('preview.copy')}
      </Button>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
        {t('preview.download')}
      </Button>
    </div>
  );
}

/** Formats a JSON text; undefined when it is invalid. */
function formatted(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}
