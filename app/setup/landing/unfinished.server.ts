import { drafts, findings, isDraftId } from '../draft.server';
import { variantByKey } from '../variants';
import { withFindings } from '../website/findings';
import { stepPath } from '../wizard.server';

export interface Unfinished {
  name: string;
  step: 'Details' | 'Voice';
  path: string;
}

/** The newest unfinished setup, or `null` if it has no business name and no website yet. */
export async function findUnfinishedSetup(request: Request): Promise<Unfinished | null> {
  const left = await drafts.newest(request);
  if (!left || !isDraftId(left.id)) return null;
  const draft = withFindings(left.value, await findings.read(request, left.id));
  const name = draft.fields.BusinessName ?? draft.websiteAddress?.replace(/^https?:\/\//, '') ?? '';
  const wizard = { variant: variantByKey(draft.variant), id: left.id };
  if (!name) return null;
  return draft.businessDone
    ? { name, step: 'Voice', path: stepPath(wizard, 'voice') }
    : { name, step: 'Details', path: stepPath(wizard, 'business') };
}
