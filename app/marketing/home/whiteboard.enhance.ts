import { register } from '~/platform/enhancement/register';
import { enhance as addAddOns } from './enhance-add-ons';
import { enhance as addBell } from './enhance-logo-bell';

register(addAddOns);
register(addBell);
