import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { StepHeader } from './step-header';
import type { EmptySteps } from './step-header';
import { stepLabel, variantByKey, variants } from './variants';
import type { SetupStep, Variant } from './variants';

/** The labels of the steps that the progress shows as done, as empty and as the current one. */
function progressOf(variant: Variant, step: SetupStep, emptySteps: EmptySteps = {}) {
  const markup = renderToStaticMarkup(<StepHeader {...{ variant, step, emptySteps }} title="" />);
  const items = [...markup.matchAll(/<li([^>]*)>(.*?)<\/li>/g)];
  const labelsWith = (attribute: string) =>
    items.flatMap(([, attributes, label]) => (attributes?.includes(attribute) ? [label] : []));
  return {
    done: labelsWith('data-state="done"'),
    empty: labelsWith('data-state="empty"'),
    current: labelsWith('aria-current="step"'),
  };
}

test.each(variants.flatMap(({ key, steps }) => steps.map((step) => [key, step] as const)))(
  'in variant %s, the progress is colored up to the step %s, which is the current one',
  (key, step) => {
    const variant = variantByKey(key);
    const labels = variant.steps.map(stepLabel);
    const current = stepLabel(step);
    expect(progressOf(variant, step)).toEqual({
      done: labels.slice(0, labels.indexOf(current) + 1),
      empty: [],
      current: [current],
    });
  },
);

test('steps that brought nothing are not shown as done', () => {
  const emptySteps = { website: 'skipped', reading: 'found nothing' } as const;
  expect(progressOf(variantByKey('B'), 'voice', emptySteps)).toEqual({
    done: ['Details', 'Voice'],
    empty: ['Website skipped', '<span class="sr-only">Reading:</span> Nothing found'],
    current: ['Voice'],
  });
});
