/** The query parameter of Home that names the trade whose call it plays. */
export const callParameter = 'call';

/** The calculator's first field. Only URLs with a result have it. */
export const serviceCostParameter = 'serviceCost';
