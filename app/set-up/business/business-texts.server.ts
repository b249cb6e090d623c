import { businessFields } from '~/domain/business-questions';
import type { BusinessField, BusinessFields } from '~/domain/business-questions';
import { textOf } from '~/platform/http/receive-form.server';

export function typedFields(form: FormData): BusinessFields {
  return textsOf(Object.fromEntries(businessFields.map((name) => [name, textOf(form, name)])));
}

export function textsOf(values: Partial<Record<BusinessField, string | undefined>>): BusinessFields {
  const texts = businessFields.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return Object.fromEntries(texts);
}
