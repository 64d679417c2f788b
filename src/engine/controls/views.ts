import type { ComponentType } from 'react';
import type { ControlModel } from '../model/controlModel';
import type { Field } from '../model/field';
import type { ControlTypes } from '../protocol/generated/types';
import type { ControlType } from '../protocol/nodes';

/** A live widget that can be fetched before somebody needs it. */
export interface Preloadable {
  load(): Promise<unknown>;
}

/** How a control is shown: an input stands under a label (or in a cell), a block stands for itself. */
export type ControlViews =
  | {
      readonly Input: ComponentType<{ field: Field }>;
      readonly Block?: undefined;
      readonly isWide?: boolean;
      readonly isFrame?: undefined;
      readonly isPress?: undefined;
      readonly live?: Preloadable;
      /** Its text is longer than a narrow field of a filter bar or row can show. */
      readonly isLong?: boolean;
      /** Whether it shows itself, and not its value as text, in a page that is only viewed. */
      readonly isOwnRecord?: (props: object) => boolean;
    }
  | {
      readonly Block: ComponentType<{ control: ControlModel }>;
      readonly Input?: undefined;
      readonly isWide?: boolean;
      readonly isFrame?: boolean;
      readonly isPress?: boolean;
      readonly live?: undefined;
      readonly isLong?: undefined;
      readonly isOwnRecord?: undefined;
    };

export type SomeViews = { [T in ControlType]?: ControlViews };

/**
 * The one place where a view of one type is taken for a view of any: it is asked for by the control's own type.
 * @param isOwnRecord Which of them show themselves in a page that is only viewed; the others are text there.
 * @param isLong Its text is longer than a narrow field can show.
 */
export const input = <T extends ControlType>(
  Input: ComponentType<{ field: Field<T> }>,
  live?: Preloadable,
  isOwnRecord?: (props: ControlTypes[T]) => boolean,
  isLong?: boolean,
): ControlViews => ({
  Input: Input as ComponentType<{ field: Field }>,
  live,
  isLong,
  isOwnRecord: isOwnRecord as ((props: object) => boolean) | undefined,
});

/**
 * @param isWide It takes the whole line of a form's grid.
 * @param isFrame It has a border around it, and is as high as the controls beside it.
 */
export const block = <T extends ControlType>(
  Block: ComponentType<{ control: ControlModel<T> }>,
  isWide = false,
  isFrame = false,
): ControlViews => ({ Block: Block as ComponentType<{ control: ControlModel }>, isWide, isFrame });

/** A block that stands in line with the inputs beside it, and not with their labels. */
export const press = <T extends ControlType>(Block: ComponentType<{ control: ControlModel<T> }>): ControlViews => ({
  Block: Block as ComponentType<{ control: ControlModel }>,
  isPress: true,
});
