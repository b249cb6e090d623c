import { register } from '~/platform/enhancement/register';
import { enhance as writeSessionKeys } from '../enhance-session-keys';
import { enhance as followNumber } from './enhance-phone';

register(followNumber);
register(writeSessionKeys);
