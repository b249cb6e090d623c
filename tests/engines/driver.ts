/** An engine's browser. What can be said once for all engines is in `page.ts`. */
export interface Driver {
  /** A window that knows nothing of this site; the one before it may not be used any more. */
  open(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** The page in a window. `element` is always an expression that gives one, or null. */
export interface Tab {
  visit(url: string): Promise<void>;
  back(): Promise<void>;
  refresh(): Promise<void>;
  /** The value of an expression, in pages whose scripts are off too; it must not wait for anything. */
  evaluate(expression: string): Promise<unknown>;
  click(element: string): Promise<void>;
  /** What a person does who selects all of a field and types; no text empties it. */
  retype(element: string, text: string): Promise<void>;
  upload(element: string, path: string): Promise<void>;
  /** What the engine's own console printed; always empty where its protocol cannot report it. */
  consoleErrors(): string[];
}

export interface EngineOptions {
  /** Whether the pages' scripts run. */
  scripts: boolean;
}
