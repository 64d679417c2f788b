// The components that sub-apps use, no others: what stands here is downloaded with the first of them.
import '@ant-design/v5-patch-for-react-19';

export {
  Alert,
  App,
  Button,
  Checkbox,
  ConfigProvider,
  Drawer,
  Form,
  Input,
  Pagination,
  Result,
  Segmented,
  Select,
  Skeleton,
  theme,
  Tooltip,
} from 'antd';
