export interface ResubmitNotice {
  kind: 'cookies' | 'too-many';
  action: string;
  fields: (readonly [name: string, value: string])[];
}

export function isResubmitNotice(value: unknown): value is ResubmitNotice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'cookies' || value.kind === 'too-many') &&
    'fields' in value &&
    Array.isArray(value.fields)
  );
}
