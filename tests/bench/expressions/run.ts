import { installPeers } from '../engine/build/installPeers';
import { benchExpressions } from './benchExpressions';

installPeers();
benchExpressions();
