import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-checklist';

register(enhance);
