export interface WidgetSettings {
  agentId: string;
  /** First name of the rep who sent the visitor; a dynamic variable of the call. */
  salesRep?: string;
  script: 'embed' | 'standIn' | { url: string };
}

/** The `dynamic-variables` attribute; absent where nothing is known. */
export function dynamicVariables({ salesRep }: WidgetSettings): string | undefined {
  return salesRep ? JSON.stringify({ sales_rep: salesRep }) : undefined;
}
