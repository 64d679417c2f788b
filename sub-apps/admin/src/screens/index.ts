import type { Screens } from '@atrium/portal/sdk';

/** Every screen of this sub-app by the path of its native route. */
export const screens: Screens = {
  '/accountmgr': () => import('./account-manager/AccountManager'),
  '/datadictmgr': () => import('./data-dictionary/DataDictionary'),
  '/dataperrulesmgr': () => import('./data-rules/DataRuleManager'),
  '/devmodelsetting': () => import('./modes/DeveloperMode'),
  '/mycentermgr': () => import('./personal-centre/PersonalCentre'),
  '/navigationmgr': () => import('./menu-manager/MenuManager'),
  '/operationlog': () => import('./operation-log/OperationLog'),
  '/positionmgr': () => import('./position-manager/PositionManager'),
  '/postinstmgr': () => import('./organisation-manager/OrganisationManager'),
  '/rolemgr': () => import('./role-manager/RoleManager'),
  '/tabmodelsetting': () => import('./modes/TabMode'),
  '/systemmgr': () => import('./system-manager/SystemManager'),
};
