/** The query parameter of Home that names the trade whose call it plays. */
export const callParameter = 'call';

/** The calculator's first field. A URL has it once somebody has calculated. */
export const serviceCostParameter = 'serviceCost';
