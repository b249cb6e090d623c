import { register } from '~/platform/enhancement/register';
import { followAddress } from './address-check';
import { countElapsed } from './elapsed-time';

register(followAddress);
register(countElapsed);
