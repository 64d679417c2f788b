import { Col, Form, Row } from 'antd';
import { useMemo } from 'react';
import type { FormSpec } from '../../workloads/spec';
import { withDates } from '../shared/withDates';
import { DependentItem } from './DependentItem';
import { FieldItem } from './FieldItem';

/** A form as antd's own documentation writes it. */
export function FormPage({ spec }: { spec: FormSpec }) {
  const [form] = Form.useForm();
  const initialValues = useMemo(() => withDates(spec), [spec]);
  const followers = spec.fields.filter(({ dep }) => dep?.kind === 'value');
  const handleValuesChange = (changed: Record<string, unknown>) => {
    if (!spec.key || !(spec.key in changed)) return;
    const typed = changed[spec.key];
    const chained = spec.chain ? spec.fields.slice(1).map(({ name }, index) => [name, Number(typed) + index + 1]) : [];
    const followed = followers.map(({ name }) => [name, `${String(typed)}-${name}`]);
    form.setFieldsValue(Object.fromEntries([...chained, ...followed]));
  };
  return (
    <Form form={form} layout="vertical" initialValues={initialValues} onValuesChange={handleValuesChange}>
      <Row gutter={16}>
        {spec.fields.map((field) => (
          <Col key={field.name} span={24 / spec.columns}>
            {field.dep && field.dep.kind !== 'value' ? (
              <DependentItem field={field} dependency={field.dep} />
            ) : (
              <FieldItem field={field} isRequired={false} />
            )}
          </Col>
        ))}
      </Row>
    </Form>
  );
}
