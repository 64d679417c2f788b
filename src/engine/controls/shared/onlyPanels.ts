/** What does not fit in a container whose parts are panels. A fragment is looked at where it is put in. */
export function onlyPanels({ controls }: { readonly controls: readonly unknown[] }): { key: string; expected: string } | undefined {
  const index = controls.findIndex((control) => typeof control === 'object' && control !== null && 'type' in control && control.type !== 'panel');
  return index === -1 ? undefined : { key: `controls[${index}].type`, expected: 'panel' };
}
