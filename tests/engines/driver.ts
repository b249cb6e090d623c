/** An engine's browser. What can be said once for all engines is in `page.ts`. */
export interface Driver {
  /** A window that knows nothing of this site; the one before it may not be used any more. */
  open(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** The page in a window. `element` is always an expression that gives one, or null. */
export interface Tab {
  visit(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  refresh(): Promise<unknown>;
  /** The value of an expression, in pages whose scripts are off too; it must not wait for anything. */
  evaluate(expression: string): Promise<unknown>;
  click(element: string): Promise<unknown>;
  /** What a person does who selects all of a field and types; no text empties it. */
  retype(element: string, text: string): Promise<unknown>;
  upload(element: string, path: string): Promise<unknown>;
  /** What the engine's own console printed; always empty where its protocol cannot report it. */
  consoleErrors(): string[];
}

export interface EngineOptions {
  /** Whether the pages' scripts run. */
  scripts: boolean;
}
