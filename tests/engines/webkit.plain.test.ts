import { runScenarios } from './run-scenarios';

runScenarios('webkit', { scripts: false });
