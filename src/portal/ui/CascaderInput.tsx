import { Cascader } from 'antd';
import { useMemo } from 'react';
import { FieldIcon } from '../../ui/FieldIcon';
import type { FieldOption, OptionInputProps } from './optionInput';

interface Level {
  value: string;
  label: string;
  children: Level[] | undefined;
}

const levelsOf = (options: readonly FieldOption[]): Level[] =>
  options.map(({ key, text, children }) => ({
    value: key,
    label: text,
    children: children.length > 0 ? levelsOf(children) : undefined,
  }));

type Path = readonly string[];

/** The keys from the top to each option, by its key. */
function pathsOf(options: readonly FieldOption[], above: Path = []): [string, Path][] {
  return options.flatMap(({ key, children }) => {
    const path = [...above, key];
    return [[key, path] as [string, Path], ...pathsOf(children, path)];
  });
}

/** antd's cascader with a search by text; an option of any level can be chosen. */
export function CascaderInput(props: OptionInputProps) {
  const { options, value, isMultiple, emptyNote, onChange, ...control } = props;
  const levels = useMemo(() => levelsOf(options), [options]);
  const paths = useMemo(() => new Map(pathsOf(options)), [options]);
  const chosen = value.map((key) => [...(paths.get(key) ?? [key])]);
  const shared = {
    ...control,
    style: { width: '100%' },
    suffixIcon: <FieldIcon name="arrow" />,
    allowClear: true,
    showSearch: true,
    options: levels,
    notFoundContent: emptyNote,
  };
  if (isMultiple) {
    return (
      <Cascader<Level, 'value'>
        {...shared}
        multiple
        showCheckedStrategy={Cascader.SHOW_PARENT}
        maxTagCount="responsive"
        value={chosen}
        onChange={(next) => onChange((next ?? []).flatMap((path) => path.slice(-1)))}
      />
    );
  }
  return (
    <Cascader<Level, 'value'>
      {...shared}
      changeOnSelect
      value={chosen[0] ?? []}
      onChange={(next) => onChange((next ?? []).slice(-1))}
    />
  );
}
