import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-copying';

register(enhance);
