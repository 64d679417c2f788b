import { POSITION_IDS, ROLE_IDS } from '../fixtures';
import type { CompanyPlan, PlannedPerson } from './plan';
import { POSTS } from './plan';

const manager = (id: string, name: string, organisation: string, postId = `${id}-manager`): PlannedPerson => ({
  id,
  name,
  organisation,
  posts: [{ id: postId, name: POSTS.manager, organisation, roleIds: [ROLE_IDS.manager] }],
});

const director = (id: string, name: string, organisation: string, postId: string): PlannedPerson => ({
  id,
  name,
  organisation,
  posts: [{ id: postId, name: POSTS.director, organisation, roleIds: [ROLE_IDS.administrator] }],
});

const representative = (id: string, name: string, organisation: string, postId: string): PlannedPerson => ({
  id,
  name,
  organisation,
  posts: [{ id: postId, name: POSTS.representative, organisation, roleIds: [ROLE_IDS.representative] }],
});

const EAST_CHINA: CompanyPlan = {
  tenantCode: 'hd',
  name: '华东销售公司',
  seed: 20_261_120,
  firstId: 0,
  hasFixtures: true,
  area: { code: 'hd-area', name: '华东大区' },
  branches: [
    { code: 'hd-sh', name: '上海分部', region: '上海', districts: ['浦东', '徐汇', '静安', '闵行', '杨浦', '宝山'] },
    { code: 'hd-hz', name: '杭州分部', region: '杭州', districts: ['西湖', '上城', '拱墅', '滨江', '萧山', '余杭'] },
    { code: 'hd-nj', name: '南京分部', region: '南京', districts: ['玄武', '鼓楼', '建邺', '江宁', '栖霞', '浦口'] },
    { code: 'hd-sz', name: '苏州分部', region: '苏州', districts: ['姑苏', '虎丘', '吴中', '相城', '吴江', '昆山'] },
    { code: 'hd-hf', name: '合肥分部', region: '合肥', districts: ['庐阳', '蜀山', '包河', '瑶海', '肥西', '肥东'] },
  ],
  departments: [
    { code: 'hd-finance', name: '财务部' },
    { code: 'hd-office', name: '综合管理部' },
  ],
  people: [
    director('hd-zhang-wei', '张伟', 'hd-area', POSITION_IDS.zhangWei),
    {
      id: 'hd-li-na',
      name: '李娜',
      organisation: 'hd-sh',
      posts: [
        { id: POSITION_IDS.liNaManager, name: POSTS.manager, organisation: 'hd-sh', roleIds: [ROLE_IDS.manager] },
        {
          id: POSITION_IDS.liNaRepresentative,
          name: POSTS.representative,
          organisation: 'hd-hz',
          roleIds: [ROLE_IDS.representative],
        },
      ],
    },
    manager('hd-wang-fang', '王芳', 'hd-nj', POSITION_IDS.wangFangEast),
    manager('hd-chen-lin', '陈琳', 'hd-hz'),
    manager('hd-liu-yang', '刘洋', 'hd-sz'),
    manager('hd-huang-lei', '黄磊', 'hd-hf'),
    representative('hd-wu-gang', '吴刚', 'hd-sh', POSITION_IDS.wuGang),
    representative('hd-zheng-hao', '郑浩', 'hd-sz', POSITION_IDS.zhengHao),
    representative('hd-chen-jing', '陈静', 'hd-nj', POSITION_IDS.chenJing),
    representative('hd-he-ping', '何平', 'hd-hf', POSITION_IDS.hePing),
    {
      id: 'hd-sun-li',
      name: '孙丽',
      organisation: 'hd-office',
      posts: [{ id: POSITION_IDS.sunLi, name: POSTS.trainee, organisation: 'hd-office', roleIds: [ROLE_IDS.trainee] }],
    },
  ],
  employeeCount: 42,
  customerCount: 400,
  orderCount: 12_500,
  lineCount: 50_000,
};

const SOUTH: CompanyPlan = {
  tenantCode: 'nf',
  name: '南方快消集团',
  seed: 20_261_121,
  firstId: 5_000_000,
  hasFixtures: false,
  area: { code: 'nf-area', name: '南方大区' },
  branches: [
    { code: 'nf-gz', name: '广州分部', region: '广州', districts: ['天河', '越秀', '海珠', '番禺'] },
    { code: 'nf-fs', name: '深圳分部', region: '深圳', districts: ['福田', '南山', '罗湖', '宝安'] },
    { code: 'nf-xm', name: '厦门分部', region: '厦门', districts: ['思明', '湖里', '集美', '海沧'] },
  ],
  departments: [{ code: 'nf-finance', name: '财务部' }],
  people: [
    director('nf-wang-fang', '王芳', 'nf-area', POSITION_IDS.wangFangSouth),
    manager('nf-lin-tao', '林涛', 'nf-gz'),
    manager('nf-he-min', '何敏', 'nf-fs'),
    manager('nf-xie-ping', '谢萍', 'nf-xm'),
  ],
  employeeCount: 16,
  // With the units and accounts above: 10,000 organisations and 5,000 accounts.
  network: { unitCount: 9_994, staffCount: 4_984 },
  customerCount: 80,
  orderCount: 1_250,
  lineCount: 5_000,
};

const NORTH: CompanyPlan = {
  tenantCode: 'bf',
  name: '北方商贸',
  seed: 20_261_122,
  firstId: 10_000_000,
  hasFixtures: false,
  area: { code: 'bf-area', name: '北方大区' },
  branches: [
    { code: 'bf-bj', name: '北京分部', region: '北京', districts: ['朝阳', '海淀', '丰台', '通州'] },
    { code: 'bf-tj', name: '天津分部', region: '天津', districts: ['和平', '河西', '南开', '武清'] },
    { code: 'bf-sy', name: '沈阳分部', region: '沈阳', districts: ['和平', '沈河', '铁西', '浑南'] },
  ],
  departments: [{ code: 'bf-finance', name: '财务部' }],
  people: [
    director('bf-gao-fei', '高飞', 'bf-area', POSITION_IDS.gaoFei),
    manager('bf-song-jie', '宋洁', 'bf-bj'),
    manager('bf-tang-yong', '唐勇', 'bf-tj'),
    manager('bf-meng-xia', '孟霞', 'bf-sy'),
  ],
  employeeCount: 13,
  customerCount: 60,
  orderCount: 750,
  lineCount: 3_000,
};

/** One company for each active tenant. */
export const COMPANY_PLANS: readonly CompanyPlan[] = [EAST_CHINA, SOUTH, NORTH];
