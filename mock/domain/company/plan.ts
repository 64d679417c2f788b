/** A position of a named employee. */
export interface PlannedPost {
  id: string;
  name: string;
  /** Code of an organisation in the plan. */
  organisation: string;
  roleIds: readonly string[];
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
  /** The region of its customers. */
  region: string;
  districts: readonly string[];
}

/** Parameters of a seeded company. The same plan always yields the same company. */
export interface CompanyPlan {
  tenantCode: string;
  name: string;
  seed: number;
  /** First id; each company has its own range. */
  firstId: number;
  /** True for the company that contains the records of `fixtures.ts`. */
  hasFixtures: boolean;
  area: { code: string; name: string };
  branches: readonly PlannedBranch[];
  departments: readonly { code: string; name: string }[];
  people: readonly PlannedPerson[];
  /** Total number of employees; generated sales representatives fill up the named ones. */
  employeeCount: number;
  /** A sales network below the branches, with staff who own no customers; none without it. */
  network?: { unitCount: number; staffCount: number };
  customerCount: number;
  orderCount: number;
  lineCount: number;
}

export const POSTS = {
  director: '销售总监',
  manager: '区域经理',
  representative: '销售代表',
  trainee: '实习生',
} as const;
