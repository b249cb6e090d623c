export const noticeKinds = ['cookies', 'elsewhere', 'too-many', 'honeypot'] as const;

/** The data of an error page that offers to send the same form again. */
export interface ResubmitNotice {
  kind: (typeof noticeKinds)[number];
  action: string;
  fields: (readonly [name: string, value: string])[];
}

export function isResubmitNotice(value: unknown): value is ResubmitNotice {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    noticeKinds.some((kind) => kind === value.kind) &&
    'fields' in value &&
    Array.isArray(value.fields)
  );
}
