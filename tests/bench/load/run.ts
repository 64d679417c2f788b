import { benchLoad } from './benchLoad';

void benchLoad();
