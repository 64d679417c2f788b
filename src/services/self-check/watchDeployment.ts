import type { Disposable } from '@/common/disposable';
import { checkDeployment } from './checkDeployment';
import type { SelfCheckDeps } from './checkDeployment';
import { watchVersion } from './watchVersion';
import type { VersionDeps } from './watchVersion';

export interface DeploymentDeps extends SelfCheckDeps, VersionDeps {
  /** The person may do something about the deployment. */
  isOperator: boolean;
}

/** Tells operators what is wrong with the deployment, and everybody that a new version is there. */
export function watchDeployment({ isOperator, ...deps }: DeploymentDeps): Disposable {
  if (isOperator)
    checkDeployment(deps).catch((error: unknown) =>
      deps.log({ level: 'info', source: 'deployment', message: 'The deployment could not be checked', error }),
    );
  return watchVersion(deps);
}
