import type { Company } from '../../company/company';
import type { Customer, Employee, HeldPosition, Order } from '../../company/entities';
import type { CompanyPlan } from '../../company/plan';
import { POSTS } from '../../company/plan';
import { POSITION_IDS } from '../../fixtures';
import type { Process } from '../../flows/process';
import { createIdSource } from '../../ids';
import type { Random } from '../../random';
import { seedOrderProcesses } from './orders';
import type { Cast } from './shown';
import { seedShownProcesses } from './shown';
import { seedSmallProcesses } from './small';

export interface ProcessSeed {
  plan: CompanyPlan;
  flows: Company['flows'];
  roles: Company['roles'];
  /** Those of the company without its network, whose thousands of positions decide nothing. */
  positions: readonly HeldPosition[];
  orders: readonly Order[];
  customers: readonly Customer[];
  random: Random;
}

const directorOf = (positions: readonly HeldPosition[]): HeldPosition => {
  const director = positions.find(({ name }) => name === POSTS.director);
  if (!director) throw new Error('A company has a director');
  return director;
};

/** The representatives by employee. */
export const sellersOf = (positions: readonly HeldPosition[]): ReadonlyMap<Employee, HeldPosition> =>
  new Map(
    positions.filter(({ name }) => name === POSTS.representative).map((position) => [position.employee, position]),
  );

/** The people of the demonstration, or the first ones of another company. */
function castOf({ plan, positions, customers }: ProcessSeed): Cast {
  const director = directorOf(positions);
  const managers = positions.filter(({ name }) => name === POSTS.manager);
  const sellers = [...sellersOf(positions).values()];
  const pick = (some: readonly HeldPosition[], id: string, place: number) => {
    const position = (plan.hasFixtures ? some.find((each) => each.id === id) : undefined) ?? some[place];
    if (!position) throw new Error('A company has managers and sellers');
    return position;
  };
  return {
    director,
    managers: [pick(managers, POSITION_IDS.liNaManager, 0), pick(managers, POSITION_IDS.wangFangEast, 1)],
    sellers: [pick(sellers, POSITION_IDS.zhengHao, 0), pick(sellers, POSITION_IDS.liNaRepresentative, 1)],
    customers,
  };
}

/** Processes of recent orders, and some of all other flows. */
export function seedProcesses(seed: ProcessSeed): Process[] {
  const { plan, flows, roles, positions, orders, random } = seed;
  const company = { positions: new Map(positions.map((position) => [position.id, position])), flows, roles };
  const sellers = sellersOf(positions);
  const director = directorOf(positions);
  const managers = new Map(
    positions
      .filter(({ name }) => name === POSTS.manager)
      .map((position) => [position.organisation.code, position] as const),
  );
  const nextId = createIdSource('process', plan.firstId).next;
  return [
    ...seedOrderProcesses(company, orders, ({ owner }) => sellers.get(owner), nextId, random),
    ...seedSmallProcesses(
      company,
      [...sellers.values()],
      ({ organisation }) => managers.get(organisation.code) ?? director,
      nextId,
      random,
    ),
    ...seedShownProcesses(company, castOf(seed), nextId, random),
  ];
}
