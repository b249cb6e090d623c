import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-players';

register(enhance);
