/** A post of somebody who is known by name. */
export interface PlannedPost {
  id: string;
  name: string;
  /** Code of an organisation of the plan. */
  organisation: string;
  roleId: string;
}

export interface PlannedPerson {
  id: string;
  name: string;
  organisation: string;
  posts: readonly PlannedPost[];
}

export interface PlannedBranch {
  code: string;
  name: string;
  /** The region its customers belong to. */
  region: string;
  districts: readonly string[];
}

/** What a tenant's company is grown from. The same plan always gives the same company. */
export interface CompanyPlan {
  tenantCode: string;
  name: string;
  seed: number;
  /** Ids count from here, so that no two companies share one. */
  firstId: number;
  /** The cases named in `landmarks.ts` live here. */
  hasLandmarks: boolean;
  area: { code: string; name: string };
  branches: readonly PlannedBranch[];
  departments: readonly { code: string; name: string }[];
  people: readonly PlannedPerson[];
  /** People in all: the named ones and as many sales representatives as are missing. */
  employeeCount: number;
  customerCount: number;
  orderCount: number;
  lineCount: number;
  visitCount: number;
}

export const POSTS = {
  director: '销售总监',
  manager: '区域经理',
  representative: '销售代表',
  trainee: '实习生',
} as const;
