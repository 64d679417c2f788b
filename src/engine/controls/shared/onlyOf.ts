/** What does not fit in a container that takes controls of some types only. A fragment is looked at where it is put in. */
export function onlyOf(
  types: readonly string[],
): (props: { readonly controls: readonly unknown[] }) => { key: string; expected: string } | undefined {
  return ({ controls }) => {
    const index = controls.findIndex(
      (control) =>
        typeof control === 'object' &&
        control !== null &&
        'type' in control &&
        !types.some((type) => type === control.type),
    );
    return index === -1 ? undefined : { key: `controls[${index}].type`, expected: types.join(', ') };
  };
}
