import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-framed';

register(enhance);
