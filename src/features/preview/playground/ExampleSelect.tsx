import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { useObservable } from '@/ui/useObservable';
import type { ExampleEntry } from '@/engine/workshop';
import { useServices, useTranslate } from '@/app-context/services';
import { loadWorkshop, usePreviewRuntime } from '../createPreviewRuntime';

/** The examples as option groups by category. */
function grouped(entries: readonly ExampleEntry[], t: (key: string) => string) {
  const categories = [...new Set(entries.map(({ category }) => category))];
  return categories.map((category) => ({
    label: t(`preview.category.${category}`),
    options: entries
      .filter((entry) => entry.category === category)
      .map(({ type, title }) => ({ value: type, label: title })),
  }));
}

/** A select of the controls' examples. The chosen one is written into the editor and can be undone. */
export function ExampleSelect({ onChoose }: { onChoose(text: string): void }) {
  const t = useTranslate();
  const { notices } = usePreviewRuntime();
  const language = useObservable(useServices().i18n.language);
  const [entries, setEntries] = useState<readonly ExampleEntry[]>([]);

  useEffect(() => {
    const load = async () => {
      const { listExamples } = await (await loadWorkshop()).loadExamples();
      setEntries(listExamples(language));
    };
    load().catch(notices.report);
  }, [language, notices]);

  const choose = async (type: string) => {
    const { exampleText } = await (await loadWorkshop()).loadExamples();
    const text = exampleText(type, language);
    if (text !== undefined) onChoose(text);
  };

  return (
    <Select<string>
      aria-label={t('preview.examples')}
      placeholder={t('preview.examples')}
      style={{ width: 200 }}
      showSearch
      optionFilterProp="label"
      value={null}
      loading={entries.length === 0}
      options={grouped(entries, t)}
      onChange={(type) => void choose(type).catch(notices.report)}
    />
  );
}
