import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-call';

register(enhance);
