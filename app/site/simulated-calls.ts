import { createContext } from 'react';

/** Whether the voice widget plays scripted calls, to which visitors can't say anything. */
export const SimulatedCallsContext = createContext(false);
