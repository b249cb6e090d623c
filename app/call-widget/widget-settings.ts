export interface WidgetSettings {
  agentId: string;
  /** First name of the rep who sent the visitor; a dynamic variable of the call. */
  salesRep?: string;
  /** Slug of the trade that the call is about; a dynamic variable, too. */
  trade?: string;
  /** The name of the owner's business, for the greeting; a dynamic variable as well. */
  businessName?: string;
  script: 'embed' | 'fake' | { url: string };
}

/** The `dynamic-variables` attribute; absent where nothing is known. */
export function dynamicVariables({ salesRep, trade, businessName }: WidgetSettings): string | undefined {
  const known = {
    ...(salesRep ? { sales_rep: salesRep } : {}),
    ...(trade ? { trade } : {}),
    ...(businessName ? { business_name: businessName } : {}),
  };
  return Object.keys(known).length > 0 ? JSON.stringify(known) : undefined;
}
