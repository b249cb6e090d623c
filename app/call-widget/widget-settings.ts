/** What the voice widget of a page needs to know. */
export interface WidgetSettings {
  agentId: string;
  /** First name of the rep who sent the visitor; a dynamic variable of the call. */
  salesRep?: string;
  /** The script that defines the widget's element: one of ours, or another one by its URL. */
  script: 'embed' | 'standIn' | { url: string };
}

/** The `dynamic-variables` attribute; absent where nothing is known. */
export function dynamicVariables({ salesRep }: WidgetSettings): string | undefined {
  return salesRep ? JSON.stringify({ sales_rep: salesRep }) : undefined;
}
