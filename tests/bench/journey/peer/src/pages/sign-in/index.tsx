import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { LoginForm, ProFormCheckbox, ProFormText } from '@ant-design/pro-components';
import { history } from '@umijs/max';
import { Alert } from 'antd';
import { useState } from 'react';
import { signIn } from '../../services/account';

export default function SignIn() {
  const [failure, setFailure] = useState('');
  const handleFinish = async (values: { username: string; password: string }) => {
    try {
      await signIn({ username: values.username, password: values.password });
      history.push('/home');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <LoginForm title="订单管理" subTitle="请登录" onFinish={handleFinish}>
      {failure !== '' && <Alert type="error" showIcon message={failure} style={{ marginBottom: 24 }} />}
      <ProFormText
        name="username"
        fieldProps={{ size: 'large', prefix: <UserOutlined />, autoComplete: 'username' }}
        placeholder="用户名"
        rules={[{ required: true, message: '请输入用户名' }]}
      />
      <ProFormText.Password
        name="password"
        fieldProps={{ size: 'large', prefix: <LockOutlined />, autoComplete: 'current-password' }}
        placeholder="密码"
        rules={[{ required: true, message: '请输入密码' }]}
      />
      <ProFormCheckbox name="remember">记住用户名</ProFormCheckbox>
    </LoginForm>
  );
}
