/** What steps and scripts may change while the page runs; everything else can be treated as constant. */
export class Settable {
  private readonly props = new Map<string, Set<string>>();
  /** A script may name its controls as it likes: none of them can be known beforehand. */
  hasScripts = false;

  note(control: string, prop: string): void {
    this.props.set(control, (this.props.get(control) ?? new Set()).add(prop));
  }

  has(control: string, prop: string): boolean {
    return this.hasScripts || (this.props.get(control)?.has(prop) ?? false);
  }
}
