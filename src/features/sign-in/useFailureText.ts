import { toAppError } from '@/common/errors/appError';
import { lookUp } from '@/common/lookUp';
import { useServices, useTranslate } from '@/app-context/services';

/** The explanations of refusals whose text does not say what to do, by the reason or code of the error. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
  'login.contact_admin': 'signIn.explanation.locked',
  'login.no_permission_group': 'signIn.explanation.noPermissions',
  noTenant: 'signIn.explanation.noTenant',
  noPosition: 'signIn.explanation.noPosition',
};

/** Returns the text of a refusal, with its explanation as the second line; empty without an error. */
export function useFailureText(): (thrown: unknown) => string {
  const t = useTranslate();
  const { errors } = useServices();
  return (thrown) => {
    if (thrown === undefined) return '';
    const failure = toAppError(thrown);
    const explanation = lookUp(EXPLANATIONS, failure.reason ?? failure.code ?? '');
    return [errors.text(failure), ...(explanation ? [t(explanation)] : [])].join('  ');
  };
}
