import { ReasonButton } from '@atrium/portal/ui';
import type { ComponentProps } from 'react';

type Props = Pick<ComponentProps<typeof ReasonButton>, 'reason' | 'danger' | 'onClick' | 'children'>;

/** A button that does something with the selected rows of a list. */
export const BulkButton = (props: Props) => <ReasonButton {...props} type="link" size="small" />;
