/** What the voice widget of a page needs to know. */
export interface WidgetSettings {
  agentId: string;
  /** First name of the rep who sent the visitor; a dynamic variable of the call. */
  salesRep?: string;
  /** URL of the script that defines the widget's element. */
  scriptUrl: string;
}

/** The `dynamic-variables` attribute (decisions §8); absent where nothing is known. */
export function dynamicVariables({ salesRep }: WidgetSettings): string | undefined {
  return salesRep ? JSON.stringify({ sales_rep: salesRep }) : undefined;
}
