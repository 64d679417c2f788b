import { usePortal } from '@atrium/portal/react/portalContext';
import { useReadable } from '@atrium/portal/react/useReadable';
import { Button, Card } from 'antd';
import { useState } from 'react';

export default function Welcome() {
  const user = useReadable(usePortal().session);
  const [count, setCount] = useState(0);
  return (
    <Card title="Workflow">
      <p>{user.userName}</p>
      <Button onClick={() => setCount(count + 1)}>workflow {count}</Button>
    </Card>
  );
}
