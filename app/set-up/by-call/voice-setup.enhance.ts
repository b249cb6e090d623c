import { register } from '~/platform/enhancement/register';
import { enhance } from './enhance-voice-setup';

register(enhance);
