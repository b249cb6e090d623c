import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-help-video';

register(enhance);
