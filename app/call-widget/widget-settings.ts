export interface WidgetSettings {
  agentId: string;
  /** First name of the sales rep who sent the visitor. Passed as a dynamic variable. */
  salesRep?: string;
  /** Slug of the trade that the call is about. Passed as a dynamic variable. */
  trade?: string;
  /** The name of the owner's business, for the greeting. Passed as a dynamic variable. */
  businessName?: string;
  script: 'embed' | 'fake' | { url: string };
}

/** The value of the `dynamic-variables` attribute, or `undefined` if there are none. */
export function dynamicVariables({ salesRep, trade, businessName }: WidgetSettings): string | undefined {
  const variables = {
    ...(salesRep ? { sales_rep: salesRep } : {}),
    ...(trade ? { trade } : {}),
    ...(businessName ? { business_name: businessName } : {}),
  };
  return Object.keys(variables).length > 0 ? JSON.stringify(variables) : undefined;
}
