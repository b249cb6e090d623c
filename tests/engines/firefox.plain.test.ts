import { runScenarios } from './run-scenarios';

runScenarios('firefox', { scripts: false });
