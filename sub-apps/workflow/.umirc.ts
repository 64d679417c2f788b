import { defineConfig } from 'umi';
import { subAppConfig } from '../../config/subApps';

export default defineConfig(subAppConfig('workflow'));
