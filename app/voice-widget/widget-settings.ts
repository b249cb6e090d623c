/** What the voice widget of a page needs to know. */
export interface WidgetSettings {
  agentId: string;
  /** First name of the rep who sent the visitor; a dynamic variable of the call. */
  salesRep?: string;
}
